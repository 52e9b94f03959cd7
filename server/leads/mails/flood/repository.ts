import type { ContactKind } from '#contract/leads/registry.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { countRows } from '#server/db/queries.ts';

/** Number of notifications queued since a time (milliseconds since 1970), counted up to `atMost`. */
export function countNotices(db: Db, since: number, atMost: number): Promise<number> {
  // Ids start with their timestamp (RFC 9562), so the primary key finds the newest rows.
  const time = since.toString(16).padStart(12, '0');
  const first = `${time.slice(0, 8)}-${time.slice(8)}`;
  const notices = db.selectFrom('outbox').select('id').where('id', '>=', first);
  return countRows(db, notices.where('template', '=', 'lead-notification').limit(atMost));
}

/**
 * Number of leads in a period that the gathered mail reports: those without a notification of their own. Times alone do
 * not tell, as two leads of the same millisecond may differ.
 * @param notified kinds about which staff get such a notification at all
 */
export function countLeads(db: Db, since: number, before: number, notified: readonly ContactKind[]): Promise<number> {
  const leads = db
    .selectFrom('leads')
    .select('id')
    .where('created_at', '>=', since)
    .where('created_at', '<', before)
    .where('kind', 'in', notified)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.subject_id', '=', 'leads.id')
            .where('template', '=', 'lead-notification'),
        ),
      ),
    );
  return countRows(db, leads);
}
