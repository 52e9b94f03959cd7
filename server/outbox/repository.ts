import type { SelectQueryBuilder } from 'kysely';
import type { MailState, OutboxMail } from '#contract/staff/outbox.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import type { NewOutboxRow, Schema } from '#server/db/schema/schema.ts';
import { bulkInsert } from '#server/db/statements/bulk-insert.ts';
import { isTroubled } from '#server/queue/repository.ts';
import { isoTime } from '#server/text/iso-time.ts';

type Mail = Pick<NewOutboxRow, 'template' | 'language' | 'recipient'> &
  Partial<Pick<NewOutboxRow, 'subject_id' | 'data'>>;

/**
 * Creates a row that makes the worker send a mail. Insert it in the transaction of its cause.
 * @param due when it is sent: also its date, after which it is retried for three days
 */
export function newMail(mail: Mail, now = Date.now(), due = now): NewOutboxRow {
  return {
    subject_id: null,
    data: {},
    ...mail,
    id: newId(now),
    created_at: due,
    state: 'pending',
    attempts: 0,
    next_attempt_at: due,
    claimed_until: 0,
    last_error: '',
  };
}

export async function enqueue(db: Db, engine: Engine, mails: readonly NewOutboxRow[]): Promise<void> {
  await bulkInsert(db, engine, 'outbox', mails);
}

/** Deletes mails of a template about this subject that have not been sent; a mail being sent may still go out. */
export async function withdraw(db: Db, template: NewOutboxRow['template'], subjectId: string): Promise<void> {
  await db
    .deleteFrom('outbox')
    .where('subject_id', '=', subjectId)
    .where('template', '=', template)
    .where('state', '=', 'pending')
    .execute();
}

/**
 * Whether a mail of this template waits for its time; one that is due does not count, because it may have been rendered
 * already.
 * @param untried whether one that waits after a failure does not count either
 */
export async function isMailScheduled(
  db: Db,
  template: NewOutboxRow['template'],
  { now, untried = false }: { now: number; untried?: boolean },
): Promise<boolean> {
  const scheduled = db
    .selectFrom('outbox')
    .select('id')
    .where('state', '=', 'pending')
    .where('next_attempt_at', '>', now)
    .where('template', '=', template)
    .$if(untried, (query) => query.where('attempts', '=', 0))
    .limit(1);
  return (await scheduled.executeTakeFirst()) !== undefined;
}

/** Mails that need staff's attention: given up, or waiting after at least one failure; the newest 200. */
export async function parkedMails(db: Db): Promise<OutboxMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'template', 'recipient', 'state', 'attempts', 'last_error', 'created_at'])
    .where(isTroubled)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(200)
    .execute();
  return rows.map(({ last_error, created_at, ...row }) => ({
    ...row,
    lastError: last_error,
    created_at: isoTime(created_at),
  }));
}

/** Mails of one state, at most 200: pending ones by due time, the others newest first. */
export async function mailsOf(db: Db, state: OutboxMail['state']): Promise<OutboxMail[]> {
  const rows = await db
    .selectFrom('outbox')
    .select([
      'id',
      'template',
      'recipient',
      'state',
      'attempts',
      'last_error',
      'created_at',
      'next_attempt_at',
      'sent_at',
    ])
    .where('state', '=', state)
    // A mail is due shortly before it is sent, so one index serves all three states.
    .orderBy('next_attempt_at', state === 'pending' ? 'asc' : 'desc')
    .limit(200)
    .execute();
  return rows.map(({ last_error, created_at, next_attempt_at, sent_at, ...row }) => ({
    ...row,
    state,
    lastError: last_error,
    created_at: isoTime(created_at),
    dueAt: isoTime(next_attempt_at),
    sentAt: isoTime(sent_at),
  }));
}

/** Counts mails that are waiting and mails that were given up. */
export function countUnsent(db: Db): Promise<{ pending: number; parked: number }> {
  return countByState(db.selectFrom('outbox').where('state', 'in', ['pending', 'parked']));
}

/** Counts mails that were given up and mails waiting after at least one failure. */
export async function countTroubled(db: Db): Promise<{ parked: number; waiting: number }> {
  const { pending, parked } = await countByState(db.selectFrom('outbox').where(isTroubled));
  return { parked, waiting: pending };
}

async function countByState(mails: SelectQueryBuilder<Schema, 'outbox', object>) {
  const rows = await mails
    .select((select) => ['state', select.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute();
  const of = (state: MailState) => Number(rows.find((row) => row.state === state)?.count ?? 0);
  return { pending: of('pending'), parked: of('parked') };
}

/**
 * Makes a parked or waiting mail due now; wake the worker afterwards. Its attempts stay counted, and if it is older
 * than three days, its next failure parks it again.
 * @returns false if there is no such mail or it was sent
 */
export async function retryMail(db: Db, id: string, now = Date.now()): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'pending', next_attempt_at: now })
    .where('id', '=', id)
    .where('state', 'in', ['parked', 'pending'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Makes all mails due now that were given up or wait after a failure; wake the worker afterwards.
 * @returns how many
 */
export async function retryFailed(db: Db): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'pending', next_attempt_at: Date.now() })
    .where(isTroubled)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}
