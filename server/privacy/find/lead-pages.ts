import type { Where } from '#server/privacy/places/person.ts';
import { allLeads } from '#server/staff/lead-index/filter.ts';

/** Yields the ids of the leads that contain all these words, newest first, at most `limit` per page. */
export async function* leadPages({ leadReader }: Where, words: string[], limit: number): AsyncGenerator<string[]> {
  const filter = { ...allLeads, words };
  let page = await leadReader.find({ filter, after: null, limit }, 0);
  while (page.ids.length > 0) {
    yield page.ids;
    if (!page.next) return;
    page = await leadReader.find({ filter, after: page.next, limit }, 0);
  }
}
