import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day } from '#contract/durations.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { checkAuditLog } from './check.ts';
import type { AuditEntry } from './entry.ts';
import { audit } from './record.ts';

describe.each(engines)('on %s', (engine) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  const rows = () => database.db.selectFrom('audit_log').selectAll().orderBy('seq').execute();
  const view = (subject: string, at?: number): AuditEntry => ({
    actor: 'leitung',
    action: 'lead-viewed',
    subject,
    ...(at && { at }),
  });
  const run = (statement: string) => sql.raw(statement).execute(database.db);
  /** A change by somebody with the database's own tools. */
  async function withoutTriggers(change: string): Promise<void> {
    if (engine === 'postgres') {
      await run('alter table audit_log disable trigger user');
      await run(change);
      await run('alter table audit_log enable trigger user');
    } else {
      await run('drop trigger audit_log_never_changes');
      await run('drop trigger audit_log_stays');
      await run(change);
    }
  }

  beforeEach(async () => {
    database = await freshDatabase(engine);
  });
  afterEach(() => database.close());

  test('concurrent entries form one chain without gaps', async () => {
    await Promise.all(Array.from({ length: 40 }, (_, index) => audit(database.db, view(`lead-${index}`))));
    await audit(database.db, view('last'));
    const entries = await rows();
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 41 }, (_, index) => index + 1));
    expect(entries[0]?.previous_hash).toBe('');
    for (let at = 1; at < entries.length; at++) expect(entries[at]?.previous_hash).toBe(entries[at - 1]?.hash);
    expect(await checkAuditLog(database.db)).toEqual({
      intact: true,
      checked: 41,
      brokenAt: null,
      last: { seq: 41, hash: entries[40]?.hash },
    });
  });

  test('two processes that write alternately and concurrently form one chain', async () => {
    // A second connection acts as the second process: neither knows what the other has cached.
    const other = database.again();
    for (const name of ['a', 'b', 'c']) {
      await audit(database.db, view(`one ${name}`));
      await audit(other.db, view(`other ${name}`));
      await Promise.all([audit(database.db, view(`one ${name} too`)), audit(other.db, view(`other ${name} too`))]);
      await audit(database.db, view(`one ${name} alone`));
      await audit(database.db, view(`one ${name} again`));
    }
    await other.close();
    expect((await rows()).map(({ subject }) => subject).sort()).toHaveLength(18);
    expect(await checkAuditLog(database.db)).toMatchObject({ intact: true, checked: 18 });
  });

  test('an entry is committed or rolled back with its transaction', async () => {
    await audit(database.db, view('before'));
    const failing = database.db.transaction().execute(async (transaction) => {
      await audit(transaction, view('never happened'));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await audit(database.db, view('after'));
    expect((await rows()).map(({ subject }) => subject)).toEqual(['before', 'after']);
    expect((await checkAuditLog(database.db)).intact).toBe(true);
  });

  test('the database refuses to change or delete entries for any user', async () => {
    await audit(database.db, view('kept'));
    await audit(database.db, view('kept too'));
    const before = await rows();
    const values = "(2, 0, 'niemand', 'login', '', '{}', '', '')";
    const columns = '(seq, at, actor, action, subject, details, previous_hash, hash)';
    const attempts = [
      `insert into audit_log ${columns} values ${values} on conflict (seq) do update set actor = 'niemand'`,
      `insert into audit_log ${columns} values (0, 0, 'niemand', 'login', '', '{}', '', '')`,
      `insert into audit_log ${columns} values (3, 0, 'niemand', 'login', '', '{}', '', '')`,
      'update audit_log set at = 0 where seq = 1',
      "insert into audit_head (id, seq, hash) values (2, 9, '')",
      'update audit_head set id = 2',
      ...(engine === 'sqlite'
        ? [
            `insert or replace into audit_log ${columns} values ${values}`,
            `replace into audit_log ${columns} values ${values}`,
            'insert or replace into audit_log (rowid, seq) values (1, 3)',
            'update or replace audit_log set seq = 1 where seq = 2',
            "insert or replace into audit_head (id, seq, hash) values (1, 0, '')",
          ]
        : ['truncate audit_head', 'truncate audit_log, audit_head cascade']),
      "update audit_log set actor = 'niemand'",
      'delete from audit_log',
      'delete from audit_head',
      "update audit_head set seq = 0, hash = ''",
      ...(engine === 'postgres' ? ['truncate audit_log'] : []),
    ];
    for (const attempt of attempts) await expect(run(attempt), attempt).rejects.toThrow();
    expect(await rows()).toEqual(before);
    expect(await checkAuditLog(database.db)).toMatchObject({ intact: true, checked: 2 });
  });

  test('no entry can be replaced by an old one that could then be deleted, even if the head was moved first', async () => {
    for (const subject of ['a', 'b', 'c']) await audit(database.db, view(subject));
    await run('update audit_head set seq = 4');
    const columns = '(seq, at, actor, action, subject, details, previous_hash, hash)';
    for (const seq of [1, 3]) {
      const values = `(${seq}, 0, '', 'login', '', '{}', '', '')`;
      const replacing =
        engine === 'sqlite'
          ? `insert or replace into audit_log ${columns} values ${values}`
          : `insert into audit_log ${columns} values ${values} on conflict (seq) do update set at = 0`;
      await expect(run(replacing)).rejects.toThrow(/append-only/);
      await expect(run(`delete from audit_log where seq = ${seq}`)).rejects.toThrow(/append-only/);
    }
    expect(await rows()).toHaveLength(3);
  });

  test('entries older than 180 days can be deleted, younger ones cannot', async () => {
    await audit(database.db, view('old', Date.now() - 181 * day));
    await audit(database.db, view('young', Date.now() - 179 * day));
    await expect(run('delete from audit_log where seq = 2')).rejects.toThrow();
    await run('delete from audit_log where seq = 1');
    expect((await rows()).map(({ subject }) => subject)).toEqual(['young']);
    expect((await checkAuditLog(database.db)).intact, 'nobody but the sweep writes down what it deletes').toBe(false);
  });

  test.each([
    ['changed', "update audit_log set actor = 'niemand' where seq = 3", 3],
    ['taken out of the middle', 'delete from audit_log where seq = 3', 4],
    ['cut off at the end', 'delete from audit_log where seq >= 4', 4],
    ['taken from the beginning', 'delete from audit_log where seq = 1', 2],
  ])('the check detects an entry that was %s while the triggers were disabled', async (_how, change, brokenAt) => {
    for (let index = 1; index <= 5; index++) await audit(database.db, view(`lead-${index}`));
    await withoutTriggers(change);
    expect(await checkAuditLog(database.db)).toMatchObject({ intact: false, brokenAt });
  });
});
