import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, type Database } from '#server/db/connection/connect.ts';
import { freshPostgresDatabase } from './postgres.ts';
import { copySqliteTemplate } from './templates.ts';

export const engines = ['sqlite', 'postgres'] as const;

/**
 * A migrated, empty database of its own; `close` removes it, `again` connects once more, as a second process would.
 * `place` is where it stands,
 * `indexFile` where its lead index may stand.
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
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
