import { minute } from '#contract/durations.ts';
import type { AuditAction } from '#contract/staff/audit.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { AuditRow, StaffAlertTable } from '#server/db/schema/audit-tables.ts';

const mostShown = 100;

/** @returns false where the same alert was raised within this period already, possibly by another process */
export async function insertAlert(db: Db, alert: StaffAlertTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_alerts')
    .values(alert)
    .onConflict((conflict) => conflict.columns(['cause', 'about', 'period']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}

/** Alerts that nobody has dismissed, the newest first. */
export function openAlerts(db: Db): Promise<StaffAlertTable[]> {
  return db
    .selectFrom('staff_alerts')
    .selectAll()
    .where('dismissed_at', 'is', null)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostShown)
    .execute();
}

/** @returns false for an alert that does not exist */
export async function dismissAlert(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_alerts')
    .set({ dismissed_at: now })
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Deletes alerts before this time (milliseconds since 1970). */
export async function sweepAlerts(db: Db, before: number): Promise<void> {
  await db.deleteFrom('staff_alerts').where('at', '<', before).execute();
}

/** Entries of the audit log with these actions since a time (milliseconds since 1970). */
export function entriesOf(db: Db, actions: readonly AuditAction[], since: number): Promise<AuditRow[]> {
  return db
    .selectFrom('audit_log')
    .selectAll()
    .where('action', 'in', actions)
    .where('at', '>=', since)
    .orderBy('seq')
    .execute();
}

/** Whether an account has signed in before. */
export async function hasSignedIn(db: Db, staffId: string): Promise<boolean> {
  const before = await db
    .selectFrom('audit_log')
    .select('seq')
    .where('subject', '=', staffId)
    .where('action', 'in', ['login', 'recovery-code-used'])
    .limit(1)
    .executeTakeFirst();
  return before !== undefined;
}

/**
 * Whether an account has created a token that is still valid or a webhook that is still active. They belong to the site
 * and outlive the account, so that programs do not fail, but the person knows them.
 */
export async function hasMadeAccess(db: Db, username: string, now: number): Promise<boolean> {
  const made = await db
    .selectFrom('audit_log')
    .select('seq')
    .where('actor', '=', username)
    .where('action', 'in', ['program-added', 'webhook-added'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('subject', 'in', selectFrom('programs').select('id').where('expires_at', '>', now)),
        eb('subject', 'in', selectFrom('webhooks').select('id').where('state', '=', 'active')),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return made !== undefined;
}

/**
 * Whether a mail waits that should have been sent: tried for an hour without success, or due for a quarter of an hour
 * and not tried. Of newsletter issues only the latter counts: some mailboxes of a long list no longer exist.
 */
export async function isOutboxStuck(db: Db, now: number): Promise<boolean> {
  const stuck = await db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'pending')
    .where((mail) =>
      mail.or([
        mail.and([
          mail('attempts', '>', 0),
          mail('created_at', '<', now - 60 * minute),
          mail('template', '<>', 'newsletter-issue'),
        ]),
        mail('next_attempt_at', '<', now - 15 * minute),
      ]),
    )
    .limit(1)
    .executeTakeFirst();
  return stuck !== undefined;
}
