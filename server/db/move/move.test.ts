import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkAuditLog } from '#server/audit/check.ts';
import { audit } from '#server/audit/record.ts';
import { connect, type Database } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import { migrate } from '#server/db/update/migrate.ts';
import { addStaff } from '#server/staff/account/accounts.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { freshPostgresDatabase } from '#tests/support/servers/postgres.ts';
import { copySqliteTemplate } from '#tests/support/servers/templates.ts';
import { moveDatabase } from './move.ts';
import { counters, movedTables } from './tables.ts';

const isAuditLogIntact = async ({ patient }: Database) => (await checkAuditLog(patient)).intact;

describe.each(engines)('from %s to the other engine', (engine) => {
  let folder: string;
  let from: Parameters<typeof connect>[0];
  let to: Parameters<typeof connect>[0];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'move-test-'));
    const file = { databaseFile: copySqliteTemplate('migrated', folder) };
    const server = { DATABASE_URL: await freshPostgresDatabase('migrated'), databaseFile: '' };
    const emptyFile = { databaseFile: join(folder, 'new/site.sqlite') };
    const emptyServer = { DATABASE_URL: await freshPostgresDatabase(), databaseFile: '' };
    [from, to] = engine === 'sqlite' ? [file, emptyServer] : [server, emptyFile];
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  async function within<T>(location: typeof from, work: (database: Database) => Promise<T>): Promise<T> {
    const database = connect(location);
    try {
      return await work(database);
    } finally {
      await database.close();
    }
  }

  /** Leads with hostile text, a gap in their numbers, staff's work, binary data, and a change log. */
  async function fill({ db }: Database): Promise<void> {
    const leads = Array.from({ length: 2500 }, (_, index) =>
      leadRow('2026-11-21T09:00:00Z', { message: `${index} '"\\ 😀 \u202e`, details: { Thema: `Ü${index}` } }),
    );
    await storeLeads(db, leads);
    const gone = leads.at(-1)?.id ?? '';
    await db.deleteFrom('leads').where('id', '=', gone).execute();
    await addStaff(db, 'grete', 'Tannenzapfen Kran 1', { role: 'manage', own: true });
    const staff = await db.selectFrom('staff').select('id').executeTakeFirstOrThrow();
    const first = leads[0]?.id ?? '';
    const desk = { state: 'won', owner_id: staff.id, version: 1, answered_at: null, changed_at: 5 } as const;
    await db
      .insertInto('lead_desk')
      .values({ ...desk, lead_id: first, changed_by: staff.id })
      .execute();
    const file = {
      id: newId(),
      name: 'a.pdf',
      size: 9,
      sha256: 'x',
      created_at: 1,
      completed_at: 2,
      unused_since: null,
    };
    await db.insertInto('white_paper_files').values(file).execute();
    for (const position of [0, 1, 2, 3, 4])
      await db
        .insertInto('white_paper_chunks')
        .values({ file_id: file.id, position, bytes: randomBytes(900) })
        .execute();
    for (let n = 0; n < 30; n++) await audit(db, { actor: 'grete', action: 'lead-viewed', details: { shown: n } });
  }

  const refusal = async () => (await moveDatabase(from, to, { isAuditLogIntact }).catch((error) => error)).message;

  test('everything is moved: rows, sequence numbers, triggers and the chain of the audit log', async () => {
    await within(from, fill);
    const moved = await moveDatabase(from, to, { isAuditLogIntact });
    expect(moved.map(({ table }) => table).sort()).toEqual(Object.keys(movedTables).sort());
    expect(moved.find(({ table }) => table === 'leads')?.rows).toBe(2499);
    await within(to, async (database) => {
      await migrate(database);
      const { db } = database;
      const sequence = sql.ref(database.engine === 'sqlite' ? 'rowid' : 'seq');
      const ids = await sql<{ id: string }>`select id from leads order by ${sequence}`.execute(db);
      expect(ids.rows.map(({ id }) => id)).toEqual(ids.rows.map(({ id }) => id).sort());
      await expect(sql`update audit_log set actor = 'x'`.execute(db)).rejects.toThrow('append-only');
      await audit(db, { actor: 'grete', action: 'logout' });
      expect(await checkAuditLog(db)).toMatchObject({ intact: true, checked: 32 });
      // New rows and changes get new numbers.
      await storeLeads(db, [leadRow('2026-11-22T09:00:00Z')]);
      const before = await db.selectFrom('lead_index_changes').selectAll().execute();
      await db
        .updateTable('leads')
        .set({ search_text: 'neu' })
        .where('id', '=', ids.rows[0]?.id ?? '')
        .execute();
      const after = await db.selectFrom('lead_index_changes').selectAll().orderBy('n', 'desc').execute();
      expect(after.length).toBe(before.length + 1);
      expect(after[0]?.n).toBeGreaterThan(Math.max(...before.map(({ n }) => n)));
    });
    // The source is unchanged.
    expect(await within(from, ({ db }) => db.selectFrom('leads').select('id').execute())).toHaveLength(2499);
  });

  test('a database in use by a site is not moved', async () => {
    await within(from, async ({ db }) => {
      await db.selectFrom('leads').select('id').execute();
      expect(await refusal()).toMatch(/in use/);
    });
    expect(await moveDatabase(from, to, { isAuditLogIntact })).toHaveLength(Object.keys(movedTables).length);
  });

  test('no lead can be stored while the source is read', async () => {
    await within(from, ({ db }) => storeLeads(db, [leadRow('2026-11-21T09:00:00Z')]));
    let refused = '';
    const storing = () => within(from, ({ db }) => storeLeads(db, [leadRow('2026-11-21T10:00:00Z')]));
    await moveDatabase(from, to, {
      isAuditLogIntact: async (database) => {
        await storing().catch((error) => (refused = error.message));
        return isAuditLogIntact(database);
      },
    });
    expect(refused).toMatch(/lock/);
    await storing();
  });

  test('no site starts on an interrupted move, and the next move reports it', async () => {
    await within(from, fill);
    const breaks = moveDatabase(from, to, {
      isAuditLogIntact,
      onTable: ({ table }) => {
        if (table === 'leads') throw new Error('the power went off');
      },
    });
    await expect(breaks).rejects.toThrow('the power went off');
    await expect(within(to, migrate)).rejects.toThrow(/incomplete: a move into it began/);
    expect(await refusal()).toMatch(/an interrupted move: .*, then move again/);
  });

  test('a non-empty target, an unreachable one, and a source of another version are refused in one line', async () => {
    await within(to, migrate);
    expect(await refusal()).toMatch(/not empty/);
    const away = { DATABASE_URL: 'postgres://website@127.0.0.1:1/website', databaseFile: '' };
    await expect(moveDatabase(from, away, { isAuditLogIntact })).rejects.toThrow(
      /^TARGET cannot be used: .*ECONNREFUSED/,
    );
    await expect(moveDatabase(away, to, { isAuditLogIntact })).rejects.toThrow(/^The database of the settings cannot/);
    await within(from, ({ db }) => sql`delete from kysely_migration where name = '2026-11-21-first'`.execute(db));
    expect(await refusal()).toMatch(/another version/);
  });

  test('every auto-increment column is known to the move', async () => {
    const server =
      engine === 'postgres' ? from : { DATABASE_URL: await freshPostgresDatabase('migrated'), databaseFile: '' };
    const { rows } = await within(server, ({ db }) =>
      sql`select table_name as "table", column_name as "column" from information_schema.columns
        where is_identity = 'YES' order by 1 desc`.execute(db),
    );
    expect(rows).toEqual(counters);
  });
});
