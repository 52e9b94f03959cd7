import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { retryWhileBusy } from '#server/db/connection/busy.ts';
import { connect, type Database } from '#server/db/connection/connect.ts';
import { migrate } from '#server/db/update/migrate.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { freshPostgresDatabase } from '#tests/support/servers/postgres.ts';
import { migrations } from './all.ts';

describe.each(engines)('on %s', (engine) => {
  let folder: string;
  let url: string | undefined;
  const open: Database[] = [];
  const start = () => {
    const database = connect({ DATABASE_URL: url, databaseFile: join(folder, 'site.sqlite') });
    open.push(database);
    return database;
  };

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'migrate-test-'));
    url = engine === 'postgres' ? await freshPostgresDatabase() : undefined;
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map(({ close }) => close()));
    rmSync(folder, { recursive: true });
  });

  const applied = async ({ db }: Database) => (await sql`select name from kysely_migration`.execute(db)).rows.length;

  test('several processes can start concurrently on an empty database', async () => {
    const processes = [start(), start(), start()];
    await Promise.all(processes.map(migrate));
    for (const one of processes) expect(await applied(one)).toBe(Object.keys(migrations).length);
  });

  test('a start waits while another process locks the database', async () => {
    if (engine === 'postgres') return;
    await migrate(start());
    const other = new DatabaseSync(join(folder, 'site.sqlite'));
    other.exec('begin immediate');
    const tried = vi.fn();
    const starting = retryWhileBusy(async () => {
      tried();
      await start().db.insertInto('site_state').values({ name: 'x', value: 'y' }).execute();
    });
    await vi.waitFor(() => expect(tried).toHaveBeenCalledTimes(2), { timeout: 5000 });
    other.close();
    await starting;
  });

  test('an update interrupted during a migration is rolled back, and the next start continues', async () => {
    const database = start();
    let breaks = true;
    const broken = {
      up: async (db: Database['db']) => {
        await sql`create table half_made (id text)`.execute(db);
        if (breaks) throw new Error('the power went off');
      },
    };
    const migrator = new Migrator({ db: database.db, provider: { getMigrations: async () => ({ broken }) } });
    expect((await migrator.migrateToLatest()).error).toMatchObject({ message: 'the power went off' });
    breaks = false;
    expect((await migrator.migrateToLatest()).error).toBeUndefined();
    expect(await applied(database)).toBe(1);
  });
});
