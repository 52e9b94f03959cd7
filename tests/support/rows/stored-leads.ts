import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** The leads in a served site's database, oldest first, read by this process while the site runs. */
export function storedLeads(folder: string): Record<string, unknown>[] {
  return rows(folder, 'leads');
}

/** The newsletter sign-ups in a served site's database, oldest first. */
export function storedSignups(folder: string): Record<string, unknown>[] {
  return rows(folder, 'newsletter_signups');
}

function rows(folder: string, table: 'leads' | 'newsletter_signups'): Record<string, unknown>[] {
  const database = new DatabaseSync(join(folder, 'site.sqlite'), { readOnly: true });
  const found = database.prepare(`select * from ${table} order by id`).all();
  database.close();
  return found.map((row) => ({ ...row }));
}
