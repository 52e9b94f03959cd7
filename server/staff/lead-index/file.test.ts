import { closeSync, openSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { connect, type Database } from '#server/db/connection/connect.ts';
import { eraseLeads } from '#server/leads/repository.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { sampleLeads, scanLeads } from '#tests/support/rows/scan-leads.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { allLeads } from './filter.ts';
import { changeMemory } from './follow.ts';
import { IndexBuilding } from './index-building.ts';
import { createLeadIndex, type LeadIndex } from './lead-index.ts';
import { sweepChanges } from './repository.ts';

const page = { filter: { ...allLeads, words: ['muster'] }, after: null, limit: 10_000 };
const leads = sampleLeads(400);
const expected = scanLeads(leads, page.filter);
const patience = Number.POSITIVE_INFINITY;

type Fresh = Awaited<ReturnType<typeof freshDatabase>>;

describe.each(engines)('on %s', (engine) => {
  let database: Fresh;
  beforeEach(async () => {
    database = await freshDatabase(engine);
    await storeLeads(database.db, leads);
  });
  afterEach(() => database.close());

  /** Searches like a new process. */
  async function search(source: Pick<Database, 'db' | 'engine'> = database): Promise<string[]> {
    const index = createLeadIndex(source, { path: database.indexFile, patience });
    const { ids } = await index.find(page, 10_001);
    await index.close();
    return ids;
  }

  /** Runs a statement on the file while no process has it open. */
  function inFile(statement: string): void {
    const file = new DatabaseSync(database.indexFile);
    file.exec(statement);
    file.close();
  }

  test('a file that was deleted, damaged, truncated or written by another version is rebuilt', async () => {
    expect(await search()).toEqual(expected);
    rmSync(database.indexFile);
    expect(await search()).toEqual(expected);
    writeFileSync(database.indexFile, 'no database at all, but long enough to be looked at as one'.repeat(100));
    expect(await search()).toEqual(expected);
    writeFileSync(database.indexFile, '');
    expect(await search()).toEqual(expected);
    inFile('pragma user_version = 999; drop table texts');
    expect(await search()).toEqual(expected);
    const file = openSync(database.indexFile, 'r+');
    writeSync(file, Buffer.alloc(200_000, 0xee), 0, 200_000, 20_000);
    closeSync(file);
    expect(await search()).toEqual(expected);
  });

  test('a later start reads changes made meanwhile, each once', async () => {
    expect(await search()).toEqual(expected);
    inFile(`update texts set text = text || ' gemerkt'`);
    const late = leadRow('2026-11-21T08:00:00Z', { last_name: 'Mustermann' });
    await storeLeads(database.db, [late]);
    await eraseLeads(database.db, engine, [expected[3] ?? '']);
    expect(await search()).toEqual([late.id, ...expected.filter((_, index) => index !== 3)]);
    const file = new DatabaseSync(database.indexFile, { readOnly: true });
    const kept = file.prepare(`select count(*) as count from texts where text like '% gemerkt'`).get();
    file.close();
    expect(Number(kept?.count)).toBeGreaterThanOrEqual(399);
  });

  test('the file of another database is rebuilt, even if that database is empty', async () => {
    expect(await search()).toEqual(expected);
    const other = await freshDatabase(engine);
    expect(await search(other)).toEqual([]);
    expect(await search()).toEqual(expected);
    await storeLeads(other.db, leads.slice(0, 100).toReversed());
    expect(await search(other)).toEqual(scanLeads(leads.slice(0, 100), page.filter));
    await other.close();
  });

  test('a file unused for longer than changes are kept is rebuilt', async () => {
    expect(await search()).toEqual(expected);
    const [gone = '', ...kept] = expected;
    await eraseLeads(database.db, engine, [gone]);
    await eraseLeads(database.db, engine, [leads.find(({ id }) => !expected.includes(id))?.id ?? '']);
    await sweepChanges(database.db, Date.now() + changeMemory);
    inFile(`update progress set value = json_set(value, '$.followedAt', ${Date.now() - changeMemory})`);
    expect(await search()).toEqual(kept);
  });

  test('two processes share the file, and each knows all', async () => {
    const indexes: LeadIndex[] = [];
    const second = database.again();
    for (const source of [database, second])
      indexes.push(createLeadIndex(source, { path: database.indexFile, patience }));
    const answers = () => Promise.all(indexes.map(async (index) => (await index.find(page, 10_001)).ids));
    expect(await answers()).toEqual([expected, expected]);
    const late = leadRow('2026-11-21T08:00:00Z', { last_name: 'Mustermann' });
    await storeLeads(database.db, [late]);
    expect(await answers()).toEqual([
      [late.id, ...expected],
      [late.id, ...expected],
    ]);
    await eraseLeads(database.db, engine, [late.id, ...expected.slice(5)]);
    expect(await answers()).toEqual([expected.slice(0, 5), expected.slice(0, 5)]);
    // One rebuilds the file while the other keeps its own open.
    await indexes[0]?.close();
    rmSync(database.indexFile);
    expect(await search()).toEqual(expected.slice(0, 5));
    expect((await indexes[1]?.find(page, 10_001))?.ids).toEqual(expected.slice(0, 5));
    await indexes[1]?.close();
    await second.close();
  });

  test('a search during the first build is told the progress, and answered when it is done', async () => {
    await storeLeads(database.db, sampleLeads(2500, 2));
    const index = createLeadIndex(database, { path: database.indexFile, patience: -1 });
    await expect(index.find(page, 10_001)).rejects.toThrow(IndexBuilding);
    await expect
      .poll(
        () =>
          index.figures([0]).then(
            ({ since }) => since,
            () => null,
          ),
        { timeout: 15_000 },
      )
      .toEqual([2900]);
    await index.close();
  });
});

test('a restored copy of the database is noticed, whatever happened since it was made', async () => {
  const database = await freshDatabase('sqlite');
  await storeLeads(database.db, leads.slice(0, 300));
  const folder = dirname(database.indexFile);
  const copy = join(folder, 'copy.sqlite');
  const opened = () => connect({ databaseFile: copy });
  const search = async (source: Database) => {
    const index = createLeadIndex(source, { path: database.indexFile, patience });
    const { ids } = await index.find(page, 10_001);
    await index.close();
    return ids;
  };
  await eraseLeads(database.db, 'sqlite', [leads[0]?.id ?? '']);
  new DatabaseSync(join(folder, 'site.sqlite')).prepare('vacuum into ?').run(copy);
  await eraseLeads(
    database.db,
    'sqlite',
    leads.slice(1, 3).map(({ id }) => id),
  );
  expect(await search(database)).toEqual(scanLeads(leads.slice(3, 300), page.filter));
  const restored = opened();
  expect(await search(restored), 'erased after the copy, so in it again').toEqual(
    scanLeads(leads.slice(1, 300), page.filter),
  );
  await storeLeads(restored.db, leads.slice(300));
  await eraseLeads(
    restored.db,
    'sqlite',
    leads.slice(10, 20).map(({ id }) => id),
  );
  const left = [...leads.slice(1, 10), ...leads.slice(20)];
  expect(await search(restored)).toEqual(scanLeads(left, page.filter));
  await restored.close();
  await database.close();
});
