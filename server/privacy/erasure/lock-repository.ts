import { sql } from 'kysely';
import type { Db, Engine } from '#server/db/connection/connect.ts';

/**
 * Locks this person against other erasures until the end of the transaction: two proofs of the same records would both
 * be only half true.
 */
export async function lockPerson(db: Db, engine: Engine, hash: string): Promise<void> {
  // SQLite has one writer; a write that changes nothing takes the write lock before anything is read.
  if (engine === 'sqlite') await db.deleteFrom('erasures').where('id', '=', '').execute();
  else await sql`select pg_advisory_xact_lock(hashtext('erasure'), hashtext(${hash}))`.execute(db);
}

/**
 * Locks the person's records until the end of the transaction, so that nothing is added to what is about to be erased.
 * It waits for requests that are moving one of the person's appointments, changing their newsletters or importing a
 * file, so that their results are found, too. Later requests wait, and find nothing. On SQLite `lockPerson` is enough.
 */
export async function lockRecords(db: Db, engine: Engine, key: string): Promise<void> {
  if (engine === 'sqlite') return;
  // Imports first, because an import also locks its row first. All of them, because a file may name anyone.
  await db.selectFrom('imports').select('id').orderBy('id').forUpdate().execute();
  const leads = db.selectFrom('leads').select('leads.id').where('email_key', '=', key);
  await db.selectFrom('bookings').select('id').where('lead_id', 'in', leads).orderBy('id').forUpdate().execute();
  const signups = db.selectFrom('newsletter_signups').select('id').where('email_key', '=', key);
  await signups.orderBy('id').forUpdate().execute();
}
