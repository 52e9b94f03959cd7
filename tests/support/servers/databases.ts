import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database, migrate } from '#server/db/connection/connect.ts';
import { freshPostgresDatabase } from './postgres.ts';

export const engines = ['sqlite', 'postgres'] as const;

/**
 * A migrated, empty database of its own; `close` removes it, `again` connects once more, as a second process would. `indexFile` is where its
 * lead index may stand.
 */
export async function freshDatabase(
  engine: (typeof engines)[number],
): Promise<Database & { again: () => Database; indexFile: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  const url = engine === 'postgres' ? await freshPostgresDatabase() : undefined;
  const again = () => connect({ DATABASE_URL: url, databaseFile: join(folder, 'site.sqlite') });
  const database = again();
  await migrate(database);
  return {
    ...database,
    again,
    indexFile: join(folder, 'lead-index.sqlite'),
    close: async () => {
      await database.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
