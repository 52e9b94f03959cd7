import type { PeopleAnswer } from '#contract/staff/privacy.ts';
import { emailKey } from '#server/person/email-key.ts';
import type { Where } from '#server/privacy/places/person.ts';
import { namesOfLeads, namesOfSignups } from '#server/privacy/places/repository.ts';
import { foldForSearch } from '#server/text/fold.ts';
import { leadPages } from './lead-pages.ts';

/** Maximum number of people that a search by name returns. */
const mostPeople = 50;
/** Leads read at a time. */
const portion = 500;

/**
 * Finds people whose name, address or company contains all the words, latest first: one entry per address, with the
 * number of records found. The lead index also returns leads that only mention a name; these are filtered out here.
 */
export async function peopleNamed(where: Where, q: string): Promise<Pick<PeopleAnswer, 'people' | 'more'>> {
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
  for await (const ids of leadPages(where, words, portion)) {
    for (const row of await namesOfLeads(where.db, ids)) add(row);
    if (people.size > mostPeople) break;
  }
  for (const row of await namesOfSignups(where.db)) add(row);
  return { people: [...people.values()].slice(0, mostPeople), more: people.size > mostPeople };
}
