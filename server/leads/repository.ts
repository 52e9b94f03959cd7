import { sql } from 'kysely';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import type { NewIdempotencyKey, NewLead, NewNewsletterSignup, NewOutboxRow } from '#server/db/schema/schema.ts';
import { bulkInsert } from '#server/db/statements/bulk-insert.ts';
import { oneOf } from '#server/db/statements/one-of.ts';
import { enqueue } from '#server/outbox/repository.ts';
import type { ContentKey } from './content-key.ts';

/** Everything that one accepted submission writes, in one transaction. */
export type Submission = {
  /** Id of the lead or sign-up. */
  id: string;
  lead: NewLead | null;
  signup: NewNewsletterSignup | null;
  mails: NewOutboxRow[];
  /** Null for clients that send no idempotency key. */
  key: ContentKey | null;
};

/** Writes leads, sign-ups, their mails and idempotency keys. Call it inside one transaction. */
export async function insertIntake(
  db: Db,
  engine: Engine,
  submissions: readonly Submission[],
  keys: readonly NewIdempotencyKey[],
): Promise<void> {
  // Keys first, so that a second process with the same key waits or fails here before it writes a lead.
  await bulkInsert(db, engine, 'idempotency_keys', keys);
  const leads = submissions.flatMap(({ lead }) => lead ?? []);
  const signups = submissions.flatMap(({ signup }) => signup ?? []);
  await bulkInsert(db, engine, 'leads', leads);
  await bulkInsert(db, engine, 'newsletter_signups', signups);
  await enqueue(
    db,
    engine,
    submissions.flatMap(({ mails }) => mails),
  );
}

/** Deletes idempotency keys older than `before` (milliseconds since 1970). */
export async function sweepIdempotencyKeys(db: Db, before: number): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('created_at', '<', before).execute();
}

/**
 * Erases leads; never delete them any other way. Triggers log each one in the same transaction, and every process
 * applies that log to its lead index before its next answer. Related mails, idempotency keys and notes are not erased
 * here.
 * @returns how many were erased
 */
export async function eraseLeads(db: Db, engine: Engine, ids: readonly string[]): Promise<number> {
  const these = oneOf(engine, sql.ref('id'), ids);
  const { numDeletedRows } = await db.deleteFrom('leads').where(these).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
