import { contactsPage } from '#contract/staff/contacts.ts';
import { isOldestFirst, isPlain, type LeadFilter, type Position } from '#server/staff/lead-index/filter.ts';
import type { StaffServices } from '#server/staff/services.ts';
import { countContacts, findLeads, type ListedLead, leadsInOrder } from './repository.ts';

type LeadPage = {
  leads: ListedLead[];
  /** Where the next page begins; null at the end. */
  next: Position | null;
  /** The newest lead of the filter; null where there is none, and on later pages. */
  newest: string | null;
  /** Exact below the counting limit; at the limit there may be more. */
  total: number;
};

/**
 * A page of the filter after a position.
 * @param countTo where counting stops; 0 for files, which would otherwise count the filter again for every page
 */
export async function findPage(
  { database: { db, engine }, leadReader }: Pick<StaffServices, 'database' | 'leadReader'>,
  filter: LeadFilter,
  after: Position | undefined,
  limit: number,
  countTo: number = contactsPage.countTo,
): Promise<LeadPage> {
  if (!isPlain(filter)) {
    const oldestFirst = isOldestFirst(filter);
    const { ids, next, total } = await leadReader.find({ filter, after: after ?? null, limit, oldestFirst }, countTo);
    const newest = oldestFirst && !after ? (await leadReader.find({ filter, after: null, limit: 1 }, 0)).ids : ids;
    return { leads: await leadsInOrder(db, engine, ids), next, total, newest: (!after && newest[0]) || null };
  }
  // One more than requested shows whether there is a next page. PostgreSQL runs both queries concurrently.
  const [found, total] = await Promise.all([
    findLeads(db, filter, after, limit + 1),
    countTo > 0 ? countContacts(db, filter, countTo) : 0,
  ]);
  const leads = found.slice(0, limit);
  const last = found.length > limit ? leads.at(-1)?.lead : undefined;
  const next = last ? { createdAt: last.created_at, id: last.id } : null;
  // A first page that is not full is itself the count.
  return { leads, next, total: !after && !next ? leads.length : total, newest: (!after && leads[0]?.lead.id) || null };
}
