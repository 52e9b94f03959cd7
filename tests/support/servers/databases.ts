import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '#server/db/connection/connect.ts';
import { dropPostgresDatabase, freshPostgresDatabase } from './postgres.ts';
import { copySqliteTemplate } from './templates.ts';

export const engines = ['sqlite', 'postgres'] as const;

/**
 * A new, migrated, empty database; `close` removes it, `again` opens another connection, as a second process would.
 * `place` is where it is, `indexFile` is where its lead index may be.
 */
export async function freshDatabase(
  engine: (typeof engines)[number],
): Promise<Database & { again: () => Database; place: Parameters<typeof connect>[0]; indexFile: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'site-test-'));
  const databaseFile = copySqliteTemplate('migrated', folder);
  const url = engine === 'postgres' ? await freshPostgresDatabase('migrated') : undefined;
  const place = { DATABASE_URL: url, databaseFile };
  const again = () => connect(place);
  const database = again();
  return {
    ...database,
    again,
    place,
    indexFile: join(folder, 'lead-index.sqlite'),
    close: async () => {
      await database.close();
      if (url) await dropPostgresDatabase(url);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
