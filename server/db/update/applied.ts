import { sql } from 'kysely';
import type { Db } from '#server/db/connection/connect.ts';
import { migrations } from '#server/db/migrations/all.ts';
import { appVersion } from './app-version.ts';
import { UnusableDatabaseError } from './unusable.ts';

/** What a row of `site_state` that names the version which applied a migration is called, before its name. */
const prefix = 'migrated-by ';

/**
 * What was done to a database: names of migrations, and the newest version that did one; null where nobody noted it.
 */
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

/** Migrations of this program that a database lacks. */
export function missingIn({ names }: Applied): string[] {
  return Object.keys(migrations).filter((name) => !names.includes(name));
}

/** @throws UnusableDatabaseError for a database that a newer program has changed */
export function refuseNewer({ names, version }: Applied): void {
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name));
  if (unknown.length === 0) return;
  const own = appVersion();
  const needed = version === own ? `a later build of ${own}` : `${version ?? 'one that it does not name'} or later`;
  throw new UnusableDatabaseError(
    `This database belongs to a newer version of the site: ${needed} is needed, this is ${own}, which does not know ${unknown.join(', ')}. Start that version, or restore the copy that was made before the update.`,
  );
}

/** Notes the version that applied migrations, for whoever comes with an older one. */
export async function recordVersion(db: Db, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto('site_state')
    .values(names.map((name) => ({ name: prefix + name, value: appVersion() })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** @throws UnusableDatabaseError where something is to be migrated and whoever connected may make no table */
export async function refuseWithoutRights(db: Db, applied: Applied): Promise<void> {
  const { rows } = await sql<{ may: boolean }>`
    select has_schema_privilege(current_schema(), 'create') as may`.execute(db);
  if (rows[0]?.may !== false) return;
  throw new UnusableDatabaseError(
    `This database is to be migrated (${missingIn(applied).join(', ')}), and its user may make no table: ` +
      'set DATABASE_MIGRATE_URL to the address of the user who owns the tables.',
  );
}
