import { connect, type Database } from '#server/db/connection/connect.ts';
import { migrate } from '#server/db/update/migrate.ts';
import { migrateAsOwner } from '#server/db/update/two-users.ts';
import { UnusableDatabaseError } from '#server/db/update/unusable.ts';
import { attempt, type Settings, SettingsError, unusable } from '#server/env.ts';

/**
 * Opens the configured database and migrates it to the newest schema.
 * @throws SettingsError when it cannot be used
 */
export async function openDatabase(settings: Settings): Promise<Database> {
  const database = attempt(settings.DATABASE_URL ? 'DATABASE_URL' : 'DATA_DIR', () => connect(settings));
  try {
    if (settings.DATABASE_URL && settings.DATABASE_MIGRATE_URL)
      await migrateAsOwner({ ...settings, DATABASE_URL: settings.DATABASE_MIGRATE_URL }, database.db);
    await migrate(database);
    return database;
  } catch (error) {
    await database.close().catch(() => {});
    if (error instanceof UnusableDatabaseError) throw new SettingsError(error.message);
    throw unusable(settings.DATABASE_URL ? 'DATABASE_URL (see also DATABASE_TLS)' : 'DATA_DIR', error);
  }
}
