import { sql } from 'kysely';
import { connect, type Db, migrate } from '#server/db/connection/connect.ts';

/** One process gives rights at a time: PostgreSQL refuses two that change the same. */
const turn = 7_203_115;

/**
 * Migrates as the user who owns the tables, and gives the site's own what it needs of them.
 * @param asOwner the owner's connection
 * @param db the site's
 */
export async function migrateAsOwner(asOwner: Parameters<typeof connect>[0], db: Db): Promise<void> {
  const owner = connect(asOwner);
  try {
    await migrate(owner);
    const { rows } = await sql<{ name: string }>`select current_user as name`.execute(db);
    await grantTo(owner.patient, rows[0]?.name ?? '');
  } finally {
    await owner.close();
  }
}

/**
 * Gives the site's user of PostgreSQL what it needs and no more: rows are read and written; entries of the audit log
 * are added and, by their retention, deleted, never changed. No table is its own, so that it can drop no guard.
 * @param owner the connection of whoever owns the tables
 */
async function grantTo(owner: Db, user: string): Promise<void> {
  const to = sql.id(user);
  await owner.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(turn)})`.execute(transaction);
    for (const statement of [
      sql`grant usage on schema public to ${to}`,
      sql`grant select, insert, update, delete on all tables in schema public to ${to}`,
      sql`grant usage on all sequences in schema public to ${to}`,
      sql`revoke update on audit_log from ${to}`,
      sql`revoke insert, update, delete on kysely_migration, kysely_migration_lock from ${to}`,
    ])
      await statement.execute(transaction);
  });
}
