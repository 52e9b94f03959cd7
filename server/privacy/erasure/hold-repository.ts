import { sql } from 'kysely';
import type { Db, Engine } from '#server/db/connection/connect.ts';

/**
 * Until the end of the transaction no other one erases this person: two proofs of the same records would both be half
 * true.
 */
export async function lockPerson(db: Db, engine: Engine, hash: string): Promise<void> {
  // SQLite has one writer; a write that changes nothing takes its place before anything is read.
  if (engine === 'sqlite') await db.deleteFrom('erasures').where('id', '=', '').execute();
  else await sql`select pg_advisory_xact_lock(hashtext('erasure'), hashtext(${hash}))`.execute(db);
}

/**
 * Until the end of the transaction nobody else makes more of what is about to be erased: whoever is moving one of their
 * appointments, changing their newsletters or importing a file is waited for, so that what came of it is found, too;
 * whoever comes later waits, and finds nothing. On SQLite `lockPerson` is enough.
 */
export async function holdRecords(db: Db, engine: Engine, key: string): Promise<void> {
  if (engine === 'sqlite') return;
  // Imports first, as they take them: a file may name anybody.
  await db.selectFrom('imports').select('id').orderBy('id').forUpdate().execute();
  const leads = db.selectFrom('leads').select('leads.id').where('email_key', '=', key);
  await db.selectFrom('bookings').select('id').where('lead_id', 'in', leads).orderBy('id').forUpdate().execute();
  const signups = db.selectFrom('newsletter_signups').select('id').where('email_key', '=', key);
  await signups.orderBy('id').forUpdate().execute();
}
