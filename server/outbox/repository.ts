import type { ExpressionBuilder, SelectQueryBuilder } from 'kysely';
import type { MailState, OutboxMail } from '#contract/staff/outbox.ts';
import { bulkInsert } from '#server/db/bulk-insert.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import type { NewOutboxRow, OutboxRow, Schema } from '#server/db/schema/schema.ts';

const columns = [
  'id',
  'created_at',
  'template',
  'language',
  'recipient',
  'subject_id',
  'data',
  'state',
  'attempts',
  'next_attempt_at',
  'claimed_until',
  'last_error',
] as const;

/** Rows that one statement of `forgetSentMails` deletes. */
const forgetPortion = 1000;

type Mail = Pick<NewOutboxRow, 'template' | 'language' | 'recipient'> &
  Partial<Pick<NewOutboxRow, 'subject_id' | 'data'>>;

/** A row that asks the worker to send a mail; write it in the transaction of its cause. */
export function newMail(mail: Mail, now = Date.now()): NewOutboxRow {
  return {
    subject_id: null,
    data: {},
    ...mail,
    id: newId(now),
    created_at: now,
    state: 'pending',
    attempts: 0,
    next_attempt_at: now,
    claimed_until: 0,
    last_error: '',
  };
}

export async function enqueue(db: Db, engine: Engine, mails: readonly NewOutboxRow[]): Promise<void> {
  await bulkInsert(db, engine, 'outbox', columns, mails);
}

/**
 * Takes up to `limit` due mails for this worker until `until`; other workers leave them alone so long. On
 * PostgreSQL several processes claim at once without waiting for each other.
 */
export async function claimDue(
  db: Db,
  engine: Engine,
  { now, until, limit }: { now: number; until: number; limit: number },
): Promise<OutboxRow[]> {
  const rows = await db
    .with('due', (query) =>
      query
        .selectFrom('outbox')
        .select('id')
        .where('state', '=', 'pending')
        .where('next_attempt_at', '<=', now)
        .where('claimed_until', '<=', now)
        .orderBy('next_attempt_at')
        .orderBy('id')
        .limit(limit)
        .$if(engine === 'postgres', (select) => select.forUpdate().skipLocked()),
    )
    .updateTable('outbox')
    .set({ claimed_until: until })
    .where('id', 'in', (query) => query.selectFrom('due').select('due.id'))
    .returningAll()
    .execute();
  return rows.sort((a, b) => a.next_attempt_at - b.next_attempt_at || (a.id < b.id ? -1 : 1));
}

/** What became of claimed mails. */
export type Outcome =
  | { kind: 'sent'; id: string; at: number }
  /** What the mail was about has been erased; the row goes too. */
  | { kind: 'gone'; id: string }
  /** Not tried; the next worker may take it at once. */
  | { kind: 'released'; id: string }
  | {
      kind: 'failed';
      id: string;
      state: 'pending' | 'parked';
      attempts: number;
      next_attempt_at: number;
      last_error: string;
    };

/**
 * Keeps mails for this worker until `until`, those of its claims (by mail, `claimed_until`) that still hold.
 * @returns their ids; another worker has taken the others
 */
export async function renewClaims(db: Db, claims: ReadonlyMap<string, number>, until: number): Promise<string[]> {
  if (claims.size === 0) return [];
  const rows = await db
    .updateTable('outbox')
    .set({ claimed_until: until })
    .where('id', 'in', [...claims.keys()])
    .where('claimed_until', 'in', [...new Set(claims.values())])
    .where('state', '=', 'pending')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Writes outcomes in one transaction.
 * @param claims `claimed_until` by mail: the failure of a mail that another worker has claimed since does not count
 */
export async function saveOutcomes(
  db: Db,
  outcomes: readonly Outcome[],
  claims: ReadonlyMap<string, number>,
): Promise<void> {
  const ids = (kind: Outcome['kind']) => outcomes.flatMap((one) => (one.kind === kind ? one.id : []));
  const sent = outcomes.filter((one) => one.kind === 'sent');
  await db.transaction().execute(async (transaction) => {
    if (sent.length > 0) {
      await transaction
        .updateTable('outbox')
        .set({ state: 'sent', sent_at: Math.max(...sent.map(({ at }) => at)), claimed_until: 0 })
        .where('id', 'in', ids('sent'))
        .execute();
    }
    const gone = ids('gone');
    if (gone.length > 0) await transaction.deleteFrom('outbox').where('id', 'in', gone).execute();
    for (const outcome of outcomes) {
      if (outcome.kind !== 'failed' && outcome.kind !== 'released') continue;
      const { kind, id, ...change } = outcome;
      await transaction
        .updateTable('outbox')
        .set({ ...change, claimed_until: 0 })
        .where('id', '=', id)
        .where('state', '=', 'pending')
        .where('claimed_until', '=', claims.get(id) ?? -1)
        .execute();
    }
  });
}

/** Mails that staff should know of: given up, or waiting after at least one failure; newest 200. */
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
    created_at: new Date(created_at).toISOString(),
  }));
}

/** Mails of one state, 200 at most: those that wait by when they are due, the others newest first. */
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
    // A mail was due shortly before it was sent, so that one index serves all three.
    .orderBy('next_attempt_at', state === 'pending' ? 'asc' : 'desc')
    .limit(200)
    .execute();
  return rows.map(({ last_error, created_at, next_attempt_at, sent_at, ...row }) => ({
    ...row,
    state,
    lastError: last_error,
    created_at: new Date(created_at).toISOString(),
    dueAt: new Date(next_attempt_at).toISOString(),
    sentAt: sent_at === null ? null : new Date(sent_at).toISOString(),
  }));
}

/** Mails that were given up, or wait after a failure. */
function isTroubled({ and, eb, or }: ExpressionBuilder<Schema, 'outbox'>) {
  return or([eb('state', '=', 'parked'), and([eb('state', '=', 'pending'), eb('attempts', '>', 0)])]);
}

/** How many mails wait, and how many were given up. */
export function countUnsent(db: Db): Promise<{ pending: number; parked: number }> {
  return countByState(db.selectFrom('outbox').where('state', 'in', ['pending', 'parked']));
}

/** How many mails have been given up, and how many wait after at least one failure. */
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
 * Makes a parked or waiting mail due now; wake the worker afterwards. Its attempts stay counted, and one
 * older than three days is parked again by its next failure.
 * @returns false when there is no such mail or it was sent
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

/** Makes all mails due now that were given up or wait after a failure; wake the worker afterwards. @returns how many */
export async function retryFailed(db: Db, now = Date.now()): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('outbox')
    .set({ state: 'pending', next_attempt_at: now })
    .where(isTroubled)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/**
 * Deletes mails sent before `before` (milliseconds since 1970), in portions so that nothing else waits long.
 * @returns how many
 */
export async function forgetSentMails(db: Db, before: number): Promise<number> {
  for (let total = 0; ; ) {
    const { numDeletedRows } = await db
      .deleteFrom('outbox')
      .where('id', 'in', (query) =>
        query
          .selectFrom('outbox')
          .select('id')
          .where('state', '=', 'sent')
          // A mail was due before it was sent: this lets the index find the old ones.
          .where('next_attempt_at', '<', before)
          .where('sent_at', '<', before)
          .limit(forgetPortion),
      )
      .executeTakeFirst();
    total += Number(numDeletedRows);
    if (numDeletedRows < BigInt(forgetPortion)) return total;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
