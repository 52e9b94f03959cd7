import { hour } from '#contract/durations.ts';
import type { AlertCause } from '#contract/staff/alerts/causes.ts';
import type { Database } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import { enqueue, newMail } from '#server/outbox/repository.ts';
import { insertAlert } from './repository.ts';

type Alert = {
  cause: AlertCause;
  /** User name; empty for the site itself. */
  about: string;
  /** Where the mail goes; null where no mail is needed because another one reports it. */
  recipient: string | null;
  at?: number;
  /** Milliseconds within which the same alert is raised once. */
  period?: number;
};

/** Alerts staff in the dashboard and by mail, once per cause, account and period. @returns whether a mail was queued */
export function raiseAlert(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  { cause, about, recipient, at = Date.now(), period = hour }: Alert,
): Promise<boolean> {
  const row = { id: newId(at), at, period: Math.floor(at / period) * period, cause, about, dismissed_at: null };
  return db.transaction().execute(async (transaction) => {
    if (!(await insertAlert(transaction, row)) || recipient === null) return false;
    const data = { alert: { cause, account: about } };
    await enqueue(transaction, engine, [newMail({ template: 'staff-alert', language: 'de', recipient, data })]);
    return true;
  });
}
