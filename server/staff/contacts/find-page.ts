import { contactsPage } from '../../../contract/admin.ts';
import type { Lead } from '../../db/schema.ts';
import type { Services } from '../../services.ts';
import { type DeskFilter, isFewOnDesk } from '../desk/filter-repository.ts';
import type { Position } from './cursor.ts';
import { isPlain, type LeadFilter } from './filter.ts';
import { countLeads, findLeads, idsOnDesk, leadsInOrder } from './repository.ts';

/** Leads that the index is asked for at a time, before the desk. */
const portion = 10_000;

type Sources = Pick<Services, 'database' | 'leadReader'>;

export type LeadPage = {
  leads: Lead[];
  /** Where the page after this one begins, or null at the end. */
  next: Position | null;
  /** Exact up to `contactsPage.exactTotal`; one more where there are more. */
  total: number;
};

/** A page of the filter, newest first, after a position. */
export async function findPage(
  { database, leadReader }: Sources,
  filter: LeadFilter,
  after: Position | undefined,
  limit: number,
): Promise<LeadPage> {
  const { db, engine } = database;
  const countTo = contactsPage.exactTotal + 1;
  const { desk } = filter;
  const few = desk && isFewOnDesk(desk);
  if (!isPlain(filter) && desk && !few) return findOnDesk({ database, leadReader }, { ...filter, desk }, after, limit);
  if (!isPlain(filter) && !desk) {
    const { ids, next, total } = await leadReader.find({ filter, after: after ?? null, limit }, countTo);
    return { leads: await leadsInOrder(db, engine, ids), next, total };
  }
  // One more than asked for tells whether there is a next page.
  // PostgreSQL answers both at once.
  const [found, total] = await Promise.all([findLeads(db, filter, after, limit + 1), countLeads(db, filter)]);
  const leads = found.slice(0, limit);
  const last = found.length > limit ? leads.at(-1) : undefined;
  const next = last ? { createdAt: last.created_at, id: last.id } : null;
  // A first page that is not full has counted them, at the moment it was read.
  return { leads, next, total: !after && !next ? leads.length : total };
}

/**
 * What the index finds, narrowed by the database to what the desk says of it, portion by portion. Most leads pass (they are
 * new, open, without an owner), so that the first portions fill the page and end the counting.
 */
async function findOnDesk(
  { database: { db, engine }, leadReader }: Sources,
  { desk, ...asked }: LeadFilter & { desk: DeskFilter },
  after: Position | undefined,
  limit: number,
): Promise<LeadPage> {
  const filter = withinDue(asked, desk);
  const passing = async (from: Position | null, enough: number): Promise<string[]> => {
    const passed: string[] = [];
    for (let part = from, more = true; more && passed.length < enough; ) {
      const { ids, next } = await leadReader.find({ filter, after: part, limit: portion }, 0);
      passed.push(...(await idsOnDesk(db, engine, ids, desk)));
      [part, more] = [next, next !== null];
    }
    return passed;
  };
  const ids = await passing(after ?? null, limit + 1);
  const counted = !after && ids.length <= limit ? ids : await passing(null, contactsPage.exactTotal + 1);
  const leads = await leadsInOrder(db, engine, ids.slice(0, limit));
  const last = ids.length > limit ? leads.at(-1) : undefined;
  const next = last ? { createdAt: last.created_at, id: last.id } : null;
  return { leads, next, total: Math.min(counted.length, contactsPage.exactTotal + 1) };
}

/** The index knows nothing of what is due, but everything of when leads came. */
function withinDue(filter: LeadFilter, { due }: DeskFilter): LeadFilter {
  if (!due) return filter;
  const since = Math.max(filter.since ?? 0, due.since ?? 0);
  return { ...filter, since: since || null, before: Math.min(filter.before ?? due.before, due.before) };
}
