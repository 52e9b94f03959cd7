import type { Desk } from '#contract/staff/desk.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import { countRows } from '#server/db/queries.ts';
import type { Lead } from '#server/db/schema/schema.ts';
import { type DeskRow, toDesk } from '#server/staff/desk/repository.ts';
import type { PlainFilter, Position } from '#server/staff/lead-index/filter.ts';
import { filtered, inOrder, type LeadQuery, pageOf, withIds } from '#server/staff/lead-reader/leads-repository.ts';

/** A lead with its desk; null where staff have not changed anything. */
export type ListedLead = { lead: Lead; desk: Desk | null };

/** Leads of the filter, newest first, after a position. */
export async function findLeads(
  db: Db,
  filter: PlainFilter,
  after: Position | undefined,
  limit: number,
): Promise<ListedLead[]> {
  const page = pageOf(filtered(db.selectFrom('leads').selectAll(), filter), after, limit);
  const rows = await withDesks(db, page).orderBy('lead.created_at', 'desc').orderBy('lead.id', 'desc').execute();
  return rows.map(listed);
}

/** Number of leads of the filter; counting stops at `countTo`. */
export function countContacts(db: Db, filter: PlainFilter, countTo: number): Promise<number> {
  return countRows(db, filtered(db.selectFrom('leads').select('id'), filter).limit(countTo));
}

/** The leads with these ids that still exist, in the order of the ids. */
export async function leadsInOrder(db: Db, engine: Engine, ids: readonly string[]): Promise<ListedLead[]> {
  const leads = withIds(db.selectFrom('leads').selectAll(), engine, ids);
  return inOrder(ids, await withDesks(db, leads).execute()).map(listed);
}

/** Leads and their desks in one query: a list always needs both. */
function withDesks(db: Db, leads: LeadQuery<Lead>) {
  return db
    .selectFrom(leads.as('lead'))
    .leftJoin('lead_desk', 'lead_desk.lead_id', 'lead.id')
    .leftJoin('staff as owner', 'owner.id', 'lead_desk.owner_id')
    .leftJoin('staff as changer', 'changer.id', 'lead_desk.changed_by')
    .selectAll('lead')
    .select(['state', 'owner_id', 'version', 'answered_at', 'changed_at', 'changed_by'])
    .select(['owner.username as owner_name', 'changer.username as changer_name'])
    .$narrowType<DeskRow | WithoutDesk>();
}

type WithoutDesk = { state: null };

function listed(row: Lead & (DeskRow | WithoutDesk)): ListedLead {
  return { lead: row, desk: row.state === null ? null : toDesk(row) };
}
