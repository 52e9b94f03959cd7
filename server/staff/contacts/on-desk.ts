import { contactsPage } from '../../../contract/admin.ts';
import type { Database } from '../../db/connect.ts';
import type { DeskFilter } from '../desk/filter-repository.ts';
import type { LeadIndex } from '../lead-index/lead-index.ts';
import type { Found } from '../lead-index/search.ts';
import type { Position } from './cursor.ts';
import type { LeadFilter } from './filter.ts';
import { idsOnDesk, leadsInOrder } from './repository.ts';

/** Leads of the index that are asked of the desk at once. */
const batch = contactsPage.exactTotal + 1;
/** Batches looked through for one page or one total; beyond, the total counts as too many to tell. */
const mostBatches = 20;

type Sources = { database: Pick<Database, 'db' | 'engine'>; index: Pick<LeadIndex, 'find'> };
type Page = { filter: LeadFilter; after: Position | null; limit: number };

/**
 * What both the index of all leads and the desk have to say about (words and a state, for example): the index finds, the
 * desk's tables narrow, in batches from the newest on.
 */
export async function findWithDesk(sources: Sources, page: Page, countTo: number): Promise<Found> {
  const { filter, after, limit } = page;
  const { desk } = filter;
  if (!desk) return sources.index.find(page, countTo);
  const { ids, ended } = await walk(sources, filter, desk, { after, most: limit + 1 });
  const shown = ids.slice(0, limit);
  const total = countTo === 0 ? 0 : await count(sources, filter, desk, { after, ids, ended, countTo });
  if (ids.length <= limit) return { ids: shown, next: null, total };
  const [last] = await leadsInOrder(sources.database.db, sources.database.engine, shown.slice(-1));
  return { ids: shown, next: last ? { createdAt: last.created_at, id: last.id } : null, total };
}

type Walked = { ids: string[]; ended: boolean };

async function count(
  sources: Sources,
  filter: LeadFilter,
  desk: DeskFilter,
  { after, ids, ended, countTo }: Walked & { after: Position | null; countTo: number },
): Promise<number> {
  if (!after && ended) return Math.min(ids.length, countTo);
  const all = await walk(sources, filter, desk, { after: null, most: countTo });
  return all.ended ? Math.min(all.ids.length, countTo) : countTo;
}

async function walk(
  { database: { db, engine }, index }: Sources,
  filter: LeadFilter,
  desk: DeskFilter,
  { after, most }: { after: Position | null; most: number },
): Promise<Walked> {
  const ids: string[] = [];
  let from = after;
  for (let batches = 0; batches < mostBatches; batches++) {
    const found = await index.find({ filter, after: from, limit: batch }, 0);
    const kept = await idsOnDesk(db, engine, found.ids, desk);
    for (const id of found.ids) if (kept.has(id)) ids.push(id);
    from = found.next;
    if (!from || ids.length >= most) break;
  }
  return { ids, ended: from === null };
}
