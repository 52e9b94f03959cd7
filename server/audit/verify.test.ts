import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day } from '#contract/durations.ts';
import { connectReadOnly } from '#server/db/connection/connect.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { entryHash } from './entry.ts';
import { audit } from './record.ts';
import { auditHead } from './repository.ts';
import { readAnchor, verifyAuditLog } from './verify.ts';

describe.each(engines)('on %s', (engine) => {
  let database: Awaited<ReturnType<typeof freshDatabase>>;
  const run = (statement: string) => sql.raw(statement).execute(database.db);
  const anchor = () => auditHead(database.db);
  const verify = (...anchors: Awaited<ReturnType<typeof anchor>>[]) => verifyAuditLog(database.db, anchors);
  async function write(count: number, at = Date.now()): Promise<void> {
    for (let n = 0; n < count; n++) await audit(database.db, { actor: 'leitung', action: 'lead-viewed', at });
  }
  /** The database's owner can drop its triggers. */
  async function withoutGuards(): Promise<void> {
    if (engine === 'postgres') {
      await run('alter table audit_log disable trigger user');
      await run('alter table audit_head disable trigger user');
      return;
    }
    const { rows } = await sql<{ name: string }>`
      select name from sqlite_master where type = 'trigger' and name like 'audit%'`.execute(database.db);
    for (const { name } of rows) await run(`drop trigger ${name}`);
  }
  /** Changes the actor of one entry and recomputes all later hashes. */
  async function rewrite(from: number): Promise<void> {
    await withoutGuards();
    const rows = await database.db.selectFrom('audit_log').selectAll().orderBy('seq').execute();
    let previous = '';
    for (const row of rows) {
      const entry = { ...row, previous_hash: previous, actor: row.seq === from ? 'niemand' : row.actor };
      previous = entryHash(entry);
      await database.db
        .updateTable('audit_log')
        .set({ ...entry, details: entry.details, hash: previous })
        .where('seq', '=', row.seq)
        .execute();
    }
    await database.db.updateTable('audit_head').set({ hash: previous }).execute();
  }

  beforeEach(async () => {
    database = await freshDatabase(engine);
  });
  afterEach(() => database.close());

  test('an unchanged log matches all its mails, even while entries are added', async () => {
    await write(3);
    const first = await anchor();
    await write(4);
    const { lines, exitCode } = await verify(first, await anchor());
    expect(exitCode).toBe(0);
    expect(lines).toEqual([
      expect.stringContaining('7 entries'),
      'Anchor 3: matches the mail.',
      'Anchor 7: matches the mail.',
    ]);
  });

  test('an empty log is valid', async () => {
    expect(await verify()).toMatchObject({ exitCode: 0 });
  });

  test('a changed entry is reported by its number', async () => {
    await write(5);
    await withoutGuards();
    await run("update audit_log set actor = 'niemand' where seq = 3");
    const { lines, exitCode } = await verify();
    expect(exitCode).toBe(1);
    expect(lines[0]).toContain('CHANGED: entry 3 ');
  });

  test('entries deleted at the end are detected by the head, or by a mail if the head was reset', async () => {
    await write(5);
    const mailed = await anchor();
    await withoutGuards();
    await run('delete from audit_log where seq > 3');
    expect(await verify()).toMatchObject({ exitCode: 1 });
    await run('update audit_head set seq = 3, hash = (select hash from audit_log where seq = 3)');
    expect(await verify(), 'the chain alone').toMatchObject({ exitCode: 0 });
    const { lines, exitCode } = await verify(mailed);
    expect(exitCode).toBe(1);
    expect(lines[1]).toContain('Anchor 5: CHANGED: the log no longer has this entry');
  });

  test('a chain rewritten with new hashes is detected only by the mails, which show where it begins', async () => {
    await write(2);
    const before = await anchor();
    await write(4);
    const after = await anchor();
    await rewrite(4);
    expect(await verify(), 'the chain alone').toMatchObject({ exitCode: 0 });
    const { lines, exitCode } = await verify(before, after);
    expect(exitCode).toBe(1);
    expect(lines[1]).toBe('Anchor 2: matches the mail.');
    expect(lines[2]).toContain('Anchor 6: CHANGED');
  });

  test('entries deleted after their retention do not count as a change, but can no longer be compared with their mails', async () => {
    await write(3, Date.now() - 200 * day);
    const old = await anchor();
    await write(2, Date.now() - 199 * day);
    const { seq: through, hash } = await anchor();
    await audit(database.db, { actor: '', action: 'audit-swept', details: { through, hash, count: through } });
    await run(`delete from audit_log where seq <= ${through}`);
    expect(await verify({ seq: through, hash })).toMatchObject({ exitCode: 0 });
    const { lines, exitCode } = await verify(old);
    expect(exitCode).toBe(2);
    expect(lines[1]).toContain('not compared');
  });

  test('the command opens the database read-only', async () => {
    await write(2);
    const db = connectReadOnly(database.place);
    expect(await verifyAuditLog(db, [])).toMatchObject({ exitCode: 0 });
    await expect(db.deleteFrom('staff_alerts').execute()).rejects.toThrow(/readonly|read-only/);
    await db.destroy();
  });
});

test('an anchor is parsed as written in the mail', () => {
  const hash = 'a1'.repeat(32);
  expect(readAnchor(` 12:${hash.toUpperCase()} `)).toEqual({ seq: 12, hash });
  for (const wrong of ['', '12', `0:${hash}`, `12:${hash}a`, `12:${hash.slice(1)}`, `x:${hash}`])
    expect(readAnchor(wrong), wrong).toBeNull();
});
