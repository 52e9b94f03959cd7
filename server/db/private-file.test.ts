import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrate } from '#server/db/update/migrate.ts';
import { signingKey } from '#server/secrets/secret.ts';
import { openIndexFile } from '#server/staff/lead-index/file-repository.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { connect } from './connection/connect.ts';

let folder: string;
let umask: number;
beforeEach(() => {
  // Simulates a folder made by a package or volume, and a first command other than the server's.
  folder = mkdtempSync(join(tmpdir(), 'private-test-'));
  chmodSync(folder, 0o755);
  umask = process.umask(0o022);
});
afterEach(() => {
  process.umask(umask);
  rmSync(folder, { recursive: true });
});

/** The mode of each file in the folder, in octal. */
const modes = () =>
  Object.fromEntries(
    readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]),
  );
const asPrivate = { 'site.sqlite': '600', 'site.sqlite-shm': '600', 'site.sqlite-wal': '600' };

async function storeLead() {
  const database = connect({ databaseFile: join(folder, 'site.sqlite') });
  await migrate(database);
  await storeLeads(database.db, [leadRow('2026-11-21T09:00:00Z')]);
  return database;
}

test('the database and its companion files are never readable by others, whichever process creates them', async () => {
  const first = await storeLead();
  expect(modes()).toEqual(asPrivate);
  await first.close();
});

test('a file readable by others becomes private when it is opened', async () => {
  const first = await storeLead();
  for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o644);
  const second = await connect({ databaseFile: join(folder, 'site.sqlite') });
  expect(modes()).toEqual(asPrivate);
  await second.close();
  await first.close();
});

test('a process that opens the database twice still prevents others from locking it exclusively', async () => {
  const first = await storeLead();
  const second = connect({ databaseFile: join(folder, 'site.sqlite') });
  // From another process, as SQLite tracks both connections within this one. A process that could lock the file
  // exclusively would delete the log that this one is writing.
  const alone = `new (require('node:sqlite').DatabaseSync)('site.sqlite').exec('pragma locking_mode = exclusive; begin immediate')`;
  expect(spawnSync(process.execPath, ['-e', alone], { cwd: folder, encoding: 'utf8' }).stderr).toMatch(/locked/);
  await second.close();
  await first.close();
});

test('the search index file and the signing key are private too', () => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'secret.key'), 'k'.repeat(32), { mode: 0o644 });
  signingKey(folder);
  const file = openIndexFile(join(folder, 'lead-index.sqlite'));
  file.inTransaction(() => expect(new Set(Object.values(modes()))).toEqual(new Set(['600'])));
  file.close();
});
