import { copyFileSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { connect, type Database } from '#server/db/connection/connect.ts';
import { migrate } from '#server/db/update/migrate.ts';
import { sweep } from '#server/housekeeping.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { startTestSite } from '#tests/support/servers/site.ts';
import { copySqliteTemplate } from '#tests/support/servers/templates.ts';
import { appVersion } from './app-version.ts';
import { copyBeforeUpdate } from './copy-before.ts';

// Pretends that a migration is missing; this one can be applied twice.
const last = '2026-11-22-known-origins';
const forgetLast = ({ db }: Pick<Database, 'db'>) => sql`delete from kysely_migration where name = ${last}`.execute(db);

describe.each(engines)('on %s', (engine) => {
  test('a database changed by a newer version is refused, naming the version it needs', async () => {
    const database = await freshDatabase(engine);
    const { db } = database;
    for (const [name, version] of [
      ['2027-01-01-later', '9.10.0'],
      ['2027-01-02-later', '9.9.1'],
    ] as const) {
      await sql`insert into kysely_migration (name, timestamp) values (${name}, '2027')`.execute(db);
      await db
        .insertInto('site_state')
        .values({ name: `migrated-by ${name}`, value: version })
        .execute();
    }
    await expect(migrate(database)).rejects.toThrow(
      `belongs to a newer version of the site: 9.10.0 or later is needed; this is ${appVersion()}`,
    );
    // Two builds can have the same version number.
    await db.updateTable('site_state').set({ value: appVersion() }).where('name', 'like', 'migrated-by %').execute();
    await expect(migrate(database)).rejects.toThrow(
      `a later build of ${appVersion()} is needed; this is ${appVersion()}, which lacks the migrations 2027-01-01-later, 2027-`,
    );
    await database.close();
  });

  test('the version that applied a migration is recorded', async () => {
    const database = await freshDatabase(engine);
    await forgetLast(database);
    await database.db.deleteFrom('site_state').execute();
    await migrate({ unlimited: database.unlimited });
    const recorded = await database.db.selectFrom('site_state').selectAll().execute();
    expect(recorded).toEqual([{ name: `migrated-by ${last}`, value: appVersion() }]);
    await database.close();
  });
});

describe('before an update of the embedded database', () => {
  let folder: string;
  let database: Database;
  const copies = () => readdirSync(join(folder, 'backups'));
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'update-test-'));
    database = connect({ databaseFile: copySqliteTemplate('migrated', folder) });
    vi.spyOn(console, 'log').mockImplementation(() => {});
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await database.close();
    rmSync(folder, { recursive: true });
  });

  test('a copy is made, readable only by this user, and none if nothing changes', async () => {
    await migrate(database);
    expect(readdirSync(folder)).not.toContain('backups');
    await storeLeads(database.db, [leadRow('2026-11-21T09:00:00Z')]);
    await forgetLast(database);
    await migrate(database);
    const [name = '', ...more] = copies();
    expect(more).toEqual([]);
    expect(name).toContain(`before-${appVersion()}-from-${appVersion()}-`);
    const file = join(folder, 'backups', name);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    const copy = new DatabaseSync(file);
    expect(copy.prepare('select count(*) as leads from leads').get()).toEqual({ leads: 1 });
    expect(copy.prepare('select name from kysely_migration where name = ?').get(last)).toBeUndefined();
    copy.close();
  });

  test('three copies are kept, for at most thirty days, because they contain people erased since', async () => {
    for (let n = 1; n <= 5; n++) {
      const copy = copyBeforeUpdate(join(folder, 'site.sqlite'), null, new Date(n));
      utimesSync(copy, n * 1000, n * 1000);
    }
    expect(copies()).toHaveLength(3);
    await sweep(database, folder, 30 * 86_400_000 + 4_500_000);
    expect(copies()).toHaveLength(1);
  });

  test('an incomplete copy does not count towards the three and is also deleted after thirty days', async () => {
    const whole = copyBeforeUpdate(join(folder, 'site.sqlite'), null, new Date(1));
    const parts = [1, 2, 3].map((n) => join(folder, 'backups', `before-1-from-0-${n}.sqlite.part`));
    for (const [at, part] of parts.entries()) {
      copyFileSync(whole, part);
      utimesSync(part, at + 1, at + 1);
    }
    copyBeforeUpdate(join(folder, 'site.sqlite'), null, new Date(2));
    expect(copies().filter((name) => name.endsWith('.sqlite'))).toHaveLength(2);
    await sweep(database, folder, 30 * 86_400_000 + 3000);
    expect(copies().filter((name) => name.endsWith('.part'))).toHaveLength(1);
  });
});

test('a site does not start on a database of a newer version, with a message that blames no setting', async () => {
  const database = await freshDatabase('postgres');
  await sql`insert into kysely_migration (name, timestamp) values ('2027-01-01-later', '2027')`.execute(database.db);
  const { DATABASE_URL = '' } = database.place;
  await expect(startTestSite('sqlite', { DATABASE_URL })).rejects.toThrow(/^This database belongs to/);
  await database.close();
});
