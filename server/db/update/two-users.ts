import { sql } from 'kysely';
import { connect, type Db } from '#server/db/connection/connect.ts';
import { migrate } from '#server/db/update/migrate.ts';

/** Advisory lock, because PostgreSQL rejects concurrent changes of the same privileges. */
const turn = 7_203_115;

/**
 * Migrates as the owner of the tables, and grants the site's own user the privileges it needs.
 * @param asOwner the owner's connection
 * @param db the site's connection
 */
export async function migrateAsOwner(asOwner: Parameters<typeof connect>[0], db: Db): Promise<void> {
  const owner = connect(asOwner);
  try {
    await migrate(owner);
    const { rows } = await sql<{ name: string }>`select current_user as name`.execute(db);
    await grantTo(owner.unlimited, rows[0]?.name ?? '');
  } finally {
    await owner.close();
  }
}

/**
 * Grants the site's PostgreSQL user what it needs and no more: reading and writing rows; entries of the audit log can
 * be added and, by retention, deleted, but never changed. It owns no table, so it cannot drop the triggers that guard
 * them.
 * @param owner connection of the tables' owner
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
