import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { migrate } from '#server/db/update/migrate.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { backUp } from './back-up.ts';
import { connect } from './connection/connect.ts';

test('a backup of a running site contains every stored lead, and the site keeps running', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'backup-test-'));
  const databaseFile = join(folder, 'site.sqlite');
  const { db, unlimited, engine, close } = connect({ databaseFile });
  await migrate({ unlimited });
  writeFileSync(join(folder, 'secret.key'), 'k'.repeat(32));
  await storeLeads(db, [leadRow('2026-11-21T09:00:00Z'), leadRow('2026-11-21T10:00:00Z')]);
  const leadsIn = (file: string) => {
    const copy = new DatabaseSync(file);
    const { count } = copy.prepare('select count(*) as count from leads').get() as { count: number };
    expect(copy.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    copy.close();
    return count;
  };

  const copy = await db.transaction().execute(async (transaction) => {
    await storeLeads(transaction, [leadRow('2026-11-21T11:00:00Z')]);
    return backUp(databaseFile, join(folder, 'copies'), new Date('2026-11-21T12:00:00Z'));
  });
  expect(leadsIn(copy), 'what was not committed yet is not part of it').toBe(2);
  await storeLeads(db, [leadRow('2026-11-21T12:00:00Z')]);
  expect(leadsIn(backUp(databaseFile, join(folder, 'copies')))).toBe(4);
  expect(readdirSync(join(folder, 'copies')).filter((name) => name.endsWith('.sqlite'))).toHaveLength(2);
  expect(statSync(copy).mode & 0o777).toBe(0o600);
  expect(readFileSync(join(folder, 'copies/secret.key'), 'utf8')).toBe('k'.repeat(32));
  expect(engine).toBe('sqlite');

  // A plain copy of the file is no backup, which is why there is a command.
  const alone = join(folder, 'alone.sqlite');
  copyFileSync(databaseFile, alone);
  expect(() => leadsIn(alone)).toThrow('no such table');
  await close();
  rmSync(folder, { recursive: true });
});

test('a backup into a folder that cannot exist fails at once', () => {
  expect(() => backUp('/nowhere/site.sqlite', '/proc/backup')).toThrow(/ENOENT/);
  expect(() => backUp('/nowhere/site.sqlite', '/etc/hosts/backup')).toThrow(/ENOTDIR|EEXIST/);
});
