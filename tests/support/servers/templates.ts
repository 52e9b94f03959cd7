import { argon2Sync, randomBytes } from 'node:crypto';
import { copyFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { connect } from '#server/db/connection/connect.ts';
import { migrate } from '#server/db/update/migrate.ts';
import { ensureFirstAccount } from '#server/staff/account/accounts.ts';

export const staffLogin = { username: 'leitung', password: 'ein langes Passwort' } as const;

/** `migrated` is a database with the latest schema; `staffed` also has the account of `staffLogin`. */
const templates = ['migrated', 'staffed'] as const;
export type Template = (typeof templates)[number];

const sqliteTemplate = (folder: string, template: Template) => join(folder, template, 'site.sqlite');

/**
 * Creates the template databases of the tests for both engines: a copy takes a tenth of the time of all migrations.
 * @param server address of PostgreSQL, where they become databases of these names
 * @param folder receives the SQLite files
 */
export async function makeTemplates(server: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  for (const template of templates) {
    await client.query(`create database ${template}`);
    const url = new URL(server);
    url.pathname = `/${template}`;
    mkdirSync(join(folder, template));
    await fill({ DATABASE_URL: url.toString(), databaseFile: '' }, template);
    await fill({ databaseFile: sqliteTemplate(folder, template) }, template);
  }
  await client.end();
}

async function fill(settings: Parameters<typeof connect>[0], template: Template): Promise<void> {
  const database = connect(settings);
  await migrate(database);
  if (template === 'staffed') {
    await ensureFirstAccount(
      database.db,
      { ADMIN_USERNAME: staffLogin.username, ADMIN_PASSWORD: staffLogin.password },
      () => {},
    );
    await database.db
      .updateTable('staff')
      .set({ password_hash: quickHash(staffLogin.password) })
      .execute();
  }
  await database.close();
}

/** Argon2id at its lowest cost, because hundreds of logins verify it. The real cost has its own test. */
export function quickHash(message: string): string {
  const nonce = randomBytes(16);
  const hash = argon2Sync('argon2id', { message, nonce, memory: 8, passes: 1, parallelism: 1, tagLength: 32 });
  const [salt, tag] = [nonce, hash].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
  return `$argon2id$v=19$m=8,t=1,p=1$${salt}$${tag}`;
}

/** Copies the SQLite template to where a site with this folder keeps its database. @returns the file */
export function copySqliteTemplate(template: Template, folder: string): string {
  const file = join(folder, 'site.sqlite');
  copyFileSync(sqliteTemplate(process.env.TEST_TEMPLATES ?? '', template), file);
  return file;
}
