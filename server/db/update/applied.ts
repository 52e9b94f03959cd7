import { sql } from 'kysely';
import type { Db } from '#server/db/connection/connect.ts';
import { migrations } from '#server/db/migrations/all.ts';
import { appVersion } from './app-version.ts';
import { UnusableDatabaseError } from './unusable.ts';

/**
 * Prefix of a `site_state` row's name, before a migration's name; its value is the version that applied the migration.
 */
const prefix = 'migrated-by ';

/** The migrations applied to a database, and the newest version that applied one; null if none was recorded. */
type Applied = { names: readonly string[]; version: string | null };

export async function appliedTo(db: Db): Promise<Applied> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const has = (table: string) => tables.some(({ name }) => name === table);
  if (!has('kysely_migration')) return { names: [], version: null };
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db);
  const recorded = has('site_state')
    ? await db.selectFrom('site_state').select('value').where('name', 'like', `${prefix}%`).execute()
    : [];
  const versions = recorded.map(({ value }) => value).sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return { names: rows.map(({ name }) => name), version: versions.at(-1) ?? null };
}

/** This program's migrations that a database lacks. */
export function missingIn({ names }: Applied): string[] {
  return Object.keys(migrations).filter((name) => !names.includes(name));
}

/** @throws UnusableDatabaseError if a newer program has changed the database */
export function refuseNewer({ names, version }: Applied): void {
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length === 0) return;
  const own = appVersion();
  const needed = version === own ? `a later build of ${own}` : `${version ?? 'an unknown version'} or later`;
  throw new UnusableDatabaseError(
    `This database belongs to a newer version of the site: ${needed} is needed; this is ${own}, which lacks the migrations ${unknown.join(', ')}. Start that version, or restore the copy made before the update.`,
  );
}

/** Records the version that applied these migrations, for the error message of older versions. */
export async function recordVersion(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto('site_state')
    .values(names.map((name) => ({ name: prefix + name, value: appVersion() })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/**
 * @throws UnusableDatabaseError if the connected user may not create tables; call it only when migrations are missing
 */
export async function refuseWithoutRights(db: Db, applied: Applied): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    select has_schema_privilege(current_schema(), 'create') as may`.execute(db);
  if (rows[0]?.may !== false) return;
  throw new UnusableDatabaseError(
    `This database must be migrated (${missingIn(applied).join(', ')}), but its user may not create tables: ` +
      'set DATABASE_MIGRATE_URL to the address of the user who owns the tables.',
  );
}
