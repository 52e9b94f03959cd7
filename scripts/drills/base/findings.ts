import type { LeadKind } from '#contract/leads/registry.ts';
import { checkAuditLog } from '#server/audit/check.ts';
import { retryWhileBusy } from '#server/db/connection/busy.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { VisitorResults } from './visitors.ts';

/** Counts by description; each must be zero. */
export type Findings = Record<string, number>;

/**
 * The single mail that answers a visitor. When an appointment is cancelled before its mail was sent, another replaces
 * it.
 */
const firstMails = ['lead-receipt', 'newsletter-confirmation', 'booking-confirmation'] as const;

/** A request for a single paper is answered immediately, without a mail. */
const withoutMail: readonly LeadKind[] = ['white-paper'];

/** Compares what visitors were told with what the database contains; waits while the site locks it. */
export const compare = (db: Db, results: VisitorResults): Promise<Findings> =>
  retryWhileBusy(() => compareNow(db, results));

async function compareNow(db: Db, results: VisitorResults): Promise<Findings> {
  const leads = await db.selectFrom('leads').select('email').execute();
  const signups = await db.selectFrom('newsletter_signups').select('email').execute();
  const stored = countBy([...leads, ...signups].map(({ email }) => email));
  const written = db.selectFrom('outbox').select('recipient');
  const mails = await written.where('template', 'in', firstMails).execute();
  const mailed = countBy(mails.map(({ recipient }) => recipient));
  const ended = await written.where('template', '=', 'booking-cancelled').execute();
  const answered = new Set([...mails, ...ended].map(({ recipient }) => recipient));
  const acknowledged = [...results.acknowledged.keys()];
  const mailedTo = [...results.acknowledged].flatMap(([email, kind]) => (withoutMail.includes(kind) ? [] : [email]));
  const audit = await checkAuditLog(db);
  return {
    'acknowledged and not there': acknowledged.filter((email) => !stored.has(email)).length,
    'there twice': [...stored.values()].filter((count) => count > 1).length,
    'acknowledged without its mail': mailedTo.filter((email) => !answered.has(email)).length,
    'with two mails': [...mailed.values()].filter((count) => count > 1).length,
    'refused and there': [...results.refused].filter((email) => stored.has(email)).length,
    'appointments that overlap': await overlapping(db),
    'cancelled and still booked': await stillBooked(db, results),
    'audit log broken': audit.intact ? 0 : 1,
    'other answers': results.wrong.length,
  };
}

/** Number of mails due, parked and sent. */
export async function mailsLeft(db: Db): Promise<{ due: number; parked: number; sent: number }> {
  const rows = await retryWhileBusy(() =>
    db.selectFrom('outbox').select(['state', 'next_attempt_at', 'attempts']).execute(),
  );
  const now = Date.now();
  return {
    // Failed mails count as due, however late their next attempt is; those never tried and scheduled later are
    // reminders.
    due: rows.filter((row) => row.state === 'pending' && (row.attempts > 0 || row.next_attempt_at <= now)).length,
    parked: rows.filter(({ state }) => state === 'parked').length,
    sent: rows.filter(({ state }) => state === 'sent').length,
  };
}

async function overlapping(db: Db): Promise<number> {
  const rows = await db.selectFrom('bookings').selectAll().where('state', '=', 'booked').orderBy('start_at').execute();
  return rows.filter(({ start_at }, at) => {
    const before = rows[at - 1];
    return before !== undefined && start_at < before.end_at + before.buffer;
  }).length;
}

async function stillBooked(db: Db, { cancelled }: VisitorResults): Promise<number> {
  const rows = await db
    .selectFrom('bookings')
    .innerJoin('leads', 'leads.id', 'bookings.lead_id')
    .select('leads.email')
    .where('bookings.state', '=', 'booked')
    .execute();
  return rows.filter(({ email }) => cancelled.has(email)).length;
}

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
