import { sql } from 'kysely';
import { bulkInsert } from '#server/db/bulk-insert.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import { oneOf } from '#server/db/schema/one-of.ts';
import type { NewIdempotencyKey } from '#server/db/schema/schema.ts';
import { enqueue } from '#server/outbox/repository.ts';
import type { Submission } from './intake.ts';

const leadColumns = [
  'id',
  'kind',
  'created_at',
  'language',
  'first_name',
  'last_name',
  'email',
  'email_key',
  'phone',
  'company',
  'subject',
  'message',
  'page_source',
  'button_context',
  'button_text',
  'page_url',
  'details',
  'calculation',
  'spam_signals',
  'suspect',
  'follows_id',
  'search_text',
] as const;

const signupColumns = [
  'id',
  'kind',
  'created_at',
  'language',
  'first_name',
  'last_name',
  'email',
  'interests',
  'page_source',
  'page_url',
  'consent',
  'wording_version',
  'consent_wording',
  'spam_signals',
  'suspect',
  'state',
  'email_key',
  'mail_id',
  'mailed_at',
  'search_text',
] as const;

/** Writes leads, sign-ups, their mails and idempotency keys. Call it inside one transaction. */
export async function insertIntake(
  db: Db,
  engine: Engine,
  submissions: readonly Submission[],
  keys: readonly NewIdempotencyKey[],
): Promise<void> {
  const keyColumns = ['key', 'content', 'lead_id', 'created_at'] as const;
  // Keys first, so that a second process with the same key waits or fails here before it writes a lead.
  await bulkInsert(db, engine, 'idempotency_keys', keyColumns, keys);
  const leads = submissions.flatMap(({ lead }) => lead ?? []);
  const signups = submissions.flatMap(({ signup }) => signup ?? []);
  await bulkInsert(db, engine, 'leads', leadColumns, leads);
  await bulkInsert(db, engine, 'newsletter_signups', signupColumns, signups);
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
