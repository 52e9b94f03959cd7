import { PostgresAdapter } from 'kysely';
import { Migrator } from 'kysely/migration';
import { retryWhileBusy } from '#server/db/connection/busy.ts';
import type { Database } from '#server/db/connection/connect.ts';
import { migrations } from '#server/db/migrations/all.ts';
import { appliedTo, missingIn, recordVersion, refuseNewer, refuseWithoutRights } from './applied.ts';
import { copyBeforeUpdate } from './copy-before.ts';
import { refuseUnfinished } from './unusable.ts';

/**
 * Migrates the database to the newest schema, all or nothing; safe when several processes start concurrently. An
 * embedded database with content is copied first; for PostgreSQL a dump is the operator's task.
 * @throws UnusableDatabaseError if this program must not use the database or cannot copy it
 */
export async function migrate(database: Pick<Database, 'unlimited'> & { file?: string | null }): Promise<void> {
  const { unlimited, file = null } = database;
  await retryWhileBusy(() => refuseUnfinished(unlimited));
  const applied = await retryWhileBusy(() => appliedTo(unlimited));
  refuseNewer(applied);
  if (missingIn(applied).length === 0) return;
  if (unlimited.getExecutor().adapter instanceof PostgresAdapter) await refuseWithoutRights(unlimited, applied);
  if (file && applied.names.length > 0)
    console.log(`Database copied before this update: ${copyBeforeUpdate(file, applied.version)}`);
  await migrateToLatest(database);
}

/** The same without the checks and the copy, for a database that is being filled. */
export async function migrateToLatest({ unlimited: db }: Pick<Database, 'unlimited'>): Promise<void> {
  const migrator = new Migrator({
    // Migrations must not depend on the schema's current JSON columns.
    db: db.withoutPlugins(),
    provider: { getMigrations: async () => migrations },
    // Two people may each add one on the same day.
    allowUnorderedMigrations: true,
  });
  await retryWhileBusy(async () => {
    const { error, results = [] } = await migrator.migrateToLatest();
    if (error) throw error;
    await recordVersion(
      db,
      results.map(({ migrationName }) => migrationName),
    );
  });
}
