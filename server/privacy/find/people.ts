import type { PeopleAnswer } from '#contract/staff/privacy.ts';
import { emailKey } from '#server/person/email-key.ts';
import { namesOfLeads, namesOfSignups } from '#server/privacy/repository.ts';
import { allLeads } from '#server/staff/lead-index/filter.ts';
import { foldForSearch } from '#server/text/fold.ts';
import type { Where } from './person.ts';

/** People of a name that a search tells at most. */
const mostPeople = 50;
/** Leads looked at together. */
const portion = 500;

/**
 * People whose name, address or company has all the words, the latest first; by address, with how many records were
 * found. The lead index finds leads with the words anywhere; those in which a name is only mentioned are left out here.
 */
export async function peopleNamed(
  { db, leadReader: reader }: Where,
  q: string,
): Promise<Pick<PeopleAnswer, 'people' | 'more'>> {
  const words = foldForSearch(q).split(' ').filter(Boolean);
  const people = new Map<string, PeopleAnswer['people'][number]>();
  if (words.length === 0) return { people: [], more: false };
  const add = (row: Awaited<ReturnType<typeof namesOfLeads>>[number]) => {
    const text = foldForSearch(`${row.first_name} ${row.last_name} ${row.email} ${row.company ?? ''}`);
    if (!words.every((word) => text.includes(word))) return;
    const email = emailKey(row.email);
    const known = people.get(email);
    people.set(email, {
      email,
      name: known?.name ?? `${row.first_name} ${row.last_name}`,
      count: (known?.count ?? 0) + 1,
    });
  };
  const filter = { ...allLeads, words };
  for (let page = await reader.find({ filter, after: null, limit: portion }, 0); page.ids.length > 0; ) {
    for (const row of await namesOfLeads(db, page.ids)) add(row);
    if (!page.next || people.size > mostPeople) break;
    page = await reader.find({ filter, after: page.next, limit: portion }, 0);
  }
  for (const row of await namesOfSignups(db)) add(row);
  return { people: [...people.values()].slice(0, mostPeople), more: people.size > mostPeople };
}
