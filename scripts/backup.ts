import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { backUp } from '#server/db/back-up.ts';
import { readSettings, SettingsError } from '#server/env.ts';

// `npm run backup -- FOLDER`: copies the embedded database of the settings, also while the site runs.
try {
  const { DATABASE_URL, databaseFile } = readSettings(process.env);
  const [folder] = process.argv.slice(2);
  if (DATABASE_URL)
    throw new SettingsError('The database is PostgreSQL: back it up with pg_dump, and keep SECRET_KEY.');
  if (!existsSync(databaseFile)) throw new SettingsError(`There is no database to copy: ${databaseFile}.`);
  if (!folder) throw new SettingsError('Specify the folder for the copy: npm run backup -- FOLDER');
  console.log(`Written: ${backUp(databaseFile, resolve(folder))}`);
} catch (error) {
  // One line for what the operator can mend: a wrong setting, or a folder that cannot be written.
  const isKnown = error instanceof SettingsError || (error instanceof Error && 'syscall' in error);
  console.error(isKnown ? error.message : error);
  process.exitCode = 1;
}
