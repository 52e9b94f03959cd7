import { existsSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { readCompany } from '#server/company/read-company.ts';
import { readSettings, SettingsError } from '#server/env.ts';
import { AccountError } from '#server/staff/account/accounts.ts';
import { staffCommand } from '#server/staff/command-line/commands.ts';
import { openDatabase } from '#server/start/open-database.ts';

// `npm run staff -- add|list|reset|disable …`: manages staff accounts in the database of the settings.
try {
  const settings = readSettings(process.env);
  const company = readCompany(settings.COMPANY_FILE).name;
  if (!settings.DATABASE_URL && !existsSync(settings.databaseFile))
    throw new SettingsError(`There is no database: ${settings.databaseFile}. Start the site first, or check DATA_DIR.`);
  const database = await openDatabase(settings);
  try {
    const firstLine = async () => (await text(process.stdin)).split(/\r?\n/)[0] ?? '';
    for (const line of await staffCommand(database.db, process.argv.slice(2), firstLine, company)) console.log(line);
  } finally {
    await database.close();
  }
} catch (error) {
  const known = [AccountError, SettingsError].some((kind) => error instanceof kind);
  console.error(known && error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
