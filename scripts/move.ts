import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { checkAuditLog } from '#server/audit/check.ts';
import { moveDatabase } from '#server/db/move/move.ts';
import { MoveError } from '#server/db/move/move-error.ts';
import { readSettings, SettingsError } from '#server/env.ts';

// `npm run move -- TARGET`: copies everything from the database of the settings into an empty one of the other engine.
const usage = 'npm run move -- TARGET, where TARGET is postgres://… or a folder for site.sqlite';

process.umask(0o077);
try {
  const settings = readSettings(process.env);
  const [target = '', ...more] = process.argv.slice(2);
  if (!target || more.length > 0) throw new MoveError(`Usage: ${usage}`);
  const { DATABASE_TLS, DATA_DIR } = settings;
  const toPostgres = /^postgres(ql)?:\/\//.test(target);
  if (toPostgres === Boolean(settings.DATABASE_URL))
    throw new MoveError(`Both databases use the same engine. Usage: ${usage}`);
  const databaseFile = toPostgres ? '' : join(resolve(target), 'site.sqlite');
  const to = toPostgres ? { DATABASE_URL: target, DATABASE_TLS, databaseFile } : { databaseFile };
  const began = performance.now();
  const moved = await moveDatabase(settings, to, {
    isAuditLogIntact: async ({ patient }) => (await checkAuditLog(patient)).intact,
    onTable: ({ table, rows, content }) =>
      console.log(`${table}: ${rows} rows, identical in both (${content.slice(0, 16)})`),
  });
  const rows = moved.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Moved ${rows} rows in ${((performance.now() - began) / 1000).toFixed(1)} s; the audit log's chain is intact.`,
  );
  for (const line of nextSteps(DATA_DIR, toPostgres ? null : resolve(target))) console.log(line);
} catch (error) {
  console.error(error instanceof MoveError || error instanceof SettingsError ? error.message : error);
  process.exitCode = 1;
}

/** @param folder the folder of the new SQLite file; null for PostgreSQL */
function nextSteps(dataFolder: string, folder: string | null): string[] {
  const isSame = folder === null || folder === dataFolder;
  const beside = existsSync(dataFolder)
    ? readdirSync(dataFolder).filter((name) => !name.startsWith('site.sqlite'))
    : [];
  const files = beside.filter((name) => !name.startsWith('lead-index.sqlite'));
  return [
    folder
      ? `Next: remove DATABASE_URL from the settings and set DATA_DIR=${folder}.`
      : 'Next: set DATABASE_URL to TARGET, and keep DATA_DIR.',
    'Links, second factors and the audit log depend on SECRET_KEY, or on secret.key in DATA_DIR if it is unset: keep it.',
    files.length === 0
      ? 'DATA_DIR contains nothing else.'
      : `Not in the database, ${isSame ? 'left in place' : 'to be copied'}: ${files.map((name) => join(dataFolder, name)).join(', ')}`,
    'Delete lead-index.sqlite* in DATA_DIR: it is rebuilt. The old database is unchanged; keep it until the site has run on the new one.',
  ];
}
