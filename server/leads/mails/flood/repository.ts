import type { Db } from '#server/db/connection/connect.ts';
import { countRows } from '#server/db/count-rows.ts';

/**
 * Whether a mail about gathered leads waits for its time; it will count what comes meanwhile. One that could not be
 * sent waits as well, but its ten minutes are over.
 */
export async function gatheringWaits(db: Db, now: number): Promise<boolean> {
  const waiting = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'pending')
    .where('next_attempt_at', '>', now)
    .where('template', '=', 'leads-gathered')
    .where('attempts', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return waiting !== undefined;
}

/** Notifications queued since a moment; counting ends at `atMost`. */
export function countNotices(db: Db, since: number, atMost: number): Promise<number> {
  // Ids begin with their time (RFC 9562), so that their index finds the newest.
  const time = since.toString(16).padStart(12, '0');
  const first = `${time.slice(0, 8)}-${time.slice(8)}`;
  const notices = db.selectFrom('outbox').select('id').where('id', '>=', first);
  return countRows(db, notices.where('template', '=', 'lead-notification').limit(atMost));
}

/**
 * Leads of a period of which the one mail tells: those without a notification of their own, since one of the same
 * millisecond may have had its own; appointments have mails of their own.
 */
export function countLeads(db: Db, since: number, before: number): Promise<number> {
  const leads = db
    .selectFrom('leads')
    .select('id')
    .where('created_at', '>=', since)
    .where('created_at', '<', before)
    .where('kind', '<>', 'booking')
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
