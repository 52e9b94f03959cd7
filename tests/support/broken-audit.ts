import { sql } from 'kysely';
import type { Db, Engine } from '#server/db/connection/connect.ts';

/** Makes the database reject every audit log entry until `mendAudit`. */
export async function breakAudit(db: Db, engine: Engine): Promise<void> {
  if (engine === 'sqlite') {
    await sql`create trigger broken before insert on audit_log begin select raise(abort, 'broken'); end`.execute(db);
    return;
  }
  await sql`create or replace function broken() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`.execute(
    db,
  );
  await sql`create trigger broken before insert on audit_log for each row execute function broken()`.execute(db);
}

export async function mendAudit(db: Db, engine: Engine): Promise<void> {
  await sql.raw(`drop trigger broken${engine === 'sqlite' ? '' : ' on audit_log'}`).execute(db);
}
