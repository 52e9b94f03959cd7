import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Everything in a served site's database, by table, read by this process while the site runs. */
export function storedTables(folder: string): Record<string, Record<string, unknown>[]> {
  const database = new DatabaseSync(join(folder, 'site.sqlite'), { readOnly: true });
  const names = database.prepare("select name from sqlite_master where type = 'table' order by name").all();
  const tables = names.map(({ name }) => {
    const rows = database.prepare(`select * from "${name}" order by 1`).all();
    return [String(name), rows.map((row) => ({ ...row }))] as const;
  });
  database.close();
  return Object.fromEntries(tables);
}

/** Changes a served site's database directly, for states that only time would bring. */
export function changeStored(folder: string, statement: string): void {
  const database = new DatabaseSync(join(folder, 'site.sqlite'), { timeout: 5000 });
  database.exec(statement);
  database.close();
}
