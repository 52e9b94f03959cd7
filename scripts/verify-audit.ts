import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { AuditHead } from '#server/audit/repository.ts';
import { readAnchor, verifyAuditLog } from '#server/audit/verify.ts';
import { connectReadOnly } from '#server/db/connection/connect.ts';
import { readSettings, SettingsError } from '#server/env.ts';

// `npm run verify-audit [-- --anchor NUMBER:HASH …]`: whether the audit log in the database of the settings is
// unchanged. Read-only, also while the site runs. Exit code 0: unchanged, 1: changed, 2: could not be determined.
const usage = 'Usage: npm run verify-audit -- [--anchor NUMBER:HASH …], with anchors from the daily mails';

try {
  const anchors = readAnchors(process.argv.slice(2));
  const settings = readSettings(process.env);
  if (!settings.DATABASE_URL && !existsSync(settings.databaseFile))
    throw new SettingsError(`There is no database to check: ${settings.databaseFile}.`);
  const db = connectReadOnly(settings);
  try {
    const { lines, exitCode } = await verifyAuditLog(db, anchors);
    for (const line of lines) console.log(line);
    process.exitCode = exitCode;
  } finally {
    await db.destroy();
  }
} catch (error) {
  const message = error instanceof Error ? error.message : error;
  console.error(error instanceof SettingsError ? message : `Not checked: ${message}`);
  process.exitCode = 2;
}

function readAnchors(args: string[]): AuditHead[] {
  const { values } = parseArgs({ args, options: { anchor: { type: 'string', multiple: true, default: [] } } });
  return values.anchor.map((text) => {
    const anchor = readAnchor(text);
    if (!anchor) throw new Error(`${text} is not an anchor. ${usage}`);
    return anchor;
  });
}
