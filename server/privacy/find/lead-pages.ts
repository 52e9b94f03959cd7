import { allLeads } from '#server/staff/lead-index/filter.ts';
import type { Where } from './person.ts';

/** Ids of the leads that hold all these words, the newest first, so many at a time. */
export async function* leadPages({ leadReader }: Where, words: string[], limit: number): AsyncGenerator<string[]> {
  const filter = { ...allLeads, words };
  let page = await leadReader.find({ filter, after: null, limit }, 0);
  while (page.ids.length > 0) {
    yield page.ids;
    if (!page.next) return;
    page = await leadReader.find({ filter, after: page.next, limit }, 0);
  }
}
