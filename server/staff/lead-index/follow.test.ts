import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day } from '#contract/durations.ts';
import type { Database } from '#server/db/connection/connect.ts';
import type { NewLead } from '#server/db/schema/schema.ts';
import { eraseLeads } from '#server/leads/repository.ts';
import { foldForSearch } from '#server/text/fold.ts';
import { addAccount, handleLead } from '#tests/support/rows/desk-rows.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { sampleLeads, scanLeads } from '#tests/support/rows/scan-leads.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { allLeads } from './filter.ts';
import { createLeadIndex, type LeadIndex } from './lead-index.ts';
import { sweepChanges } from './repository.ts';

const countTo = 10_001;

/** The ids that a search finds; checks that the total matches. */
async function found(index: LeadIndex, q: string): Promise<string[]> {
  const filter = { ...allLeads, words: foldForSearch(q).split(' ').filter(Boolean) };
  const { ids, total } = await index.find({ filter, after: null, limit: 10_000 }, countTo);
  expect(total).toBe(ids.length);
  return ids;
}

describe.each(engines)('on %s', (engine) => {
  let database: Database & { indexFile: string };
  let index: LeadIndex;
  beforeEach(async () => {
    database = await freshDatabase(engine);
    index = createLeadIndex(database, { path: database.indexFile, patience: Number.POSITIVE_INFINITY });
  });
  afterEach(async () => {
    await index.close();
    await database.close();
  });

  const find = (q: string) => found(index, q);
  const total = async () => (await index.figures([0])).since[0];

  test('new and changed leads are found by the next search', async () => {
    const lead = leadRow('2026-11-21T08:00:00Z', { last_name: 'Vorlagenfeld' });
    expect(await find('vorlagenfeld')).toEqual([]);
    await storeLeads(database.db, [lead]);
    expect(await find('vorlagenfeld')).toEqual([lead.id]);
    await database.db.updateTable('leads').set({ search_text: 'anders', page_source: 'KI-Lab' }).execute();
    expect([await find('vorlagenfeld'), await find('anders')]).toEqual([[], [lead.id]]);
    expect((await index.figures([0])).sources).toEqual([{ source: 'KI-Lab', count: 1 }]);
    await eraseLeads(database.db, engine, [lead.id]);
    expect([await find('anders'), await total()]).toEqual([[], 0]);
    // SQLite reuses the free rowid.
    const next = leadRow('2026-11-21T08:00:00Z', { last_name: 'Vorlagenthal' });
    await storeLeads(database.db, [next]);
    expect([await find('vorlagen'), await total()]).toEqual([[next.id], 1]);
  });

  test('a document id freed and reused between two searches refers to the new lead', async () => {
    const [first, second] = [leadRow('2026-11-21T08:00:00Z'), leadRow('2026-11-21T09:00:00Z')];
    await storeLeads(database.db, [first, second]);
    expect(await find('beispiel')).toEqual([second.id, first.id]);
    await eraseLeads(database.db, engine, [second.id]);
    const third = leadRow('2026-11-21T10:00:00Z', { last_name: 'Beispielthal' });
    await storeLeads(database.db, [third]);
    expect(await find('beispiel')).toEqual([third.id, first.id]);
    await eraseLeads(database.db, engine, [third.id, first.id]);
    expect(await find('beispiel')).toEqual([]);
    await storeLeads(database.db, [first]);
    expect(await find('beispiel')).toEqual([first.id]);
  });

  test('staff changes to a lead are known to the next search', async () => {
    const leads = sampleLeads(300);
    await storeLeads(database.db, leads);
    await index.follow();
    const late = leadRow('2026-11-21T08:00:00Z');
    await storeLeads(database.db, [late]);
    const staff = await addAccount(database.db, 'eva');
    const mine = async () => {
      const filter = { ...allLeads, desk: { state: 'open' as const, owner: staff, due: null } };
      return (await index.find({ filter, after: null, limit: 10 }, countTo)).ids;
    };
    expect(await mine()).toEqual([]);
    const [first] = leads as [NewLead, ...NewLead[]];
    await handleLead(database.db, late.id, { state: 'new', owner: staff, answered: false });
    await handleLead(database.db, first.id, { state: 'in-progress', owner: staff, answered: true });
    expect(await mine()).toEqual([late.id, first.id]);
    await handleLead(database.db, first.id, { state: 'won', owner: staff, answered: true });
    expect(await mine()).toEqual([late.id]);
    // A changed lead keeps its desk.
    await handleLead(database.db, first.id, { state: 'new', owner: staff, answered: false });
    await database.db.updateTable('leads').set({ page_source: 'KI-Lab' }).where('id', '=', first.id).execute();
    expect(await mine()).toEqual([late.id, first.id]);
    await database.db.deleteFrom('lead_desk').where('lead_id', '=', first.id).execute();
    await eraseLeads(database.db, engine, [late.id]);
    await storeLeads(database.db, [leadRow('2026-11-21T09:00:00Z')]);
    expect(await mine()).toEqual([]);
  });

  test('an erased lead is missing from the next result, and soon none of its text is in the bytes of the file', async () => {
    // Letter pairs that occur in no other lead.
    const secret = leadRow('2026-11-20T08:00:00Z', { last_name: 'Wqxkjzvvq', email: 'geheim@qxjvkwz.example' });
    const kept = sampleLeads(200);
    await storeLeads(database.db, [...kept.slice(0, 100), secret, ...kept.slice(100)]);
    const marks = ['wqxkjzvvq', 'qxj', 'jzv', 'geheim@qxjvkwz', secret.id].map((mark) => Buffer.from(mark));
    const inFile = () =>
      marks.filter((mark) =>
        readdirSync(folder).some(
          (name) => name.startsWith('lead-index') && readFileSync(join(folder, name)).includes(mark),
        ),
      );
    const folder = dirname(database.indexFile);
    expect(await find('wqxkjzvvq')).toEqual([secret.id]);
    await index.follow();
    expect(inFile().length).toBeGreaterThan(2);
    await eraseLeads(database.db, engine, [secret.id]);
    expect([await find('wqxkjzvvq'), await find('qx'), await find('qxjvkwz')]).toEqual([[], [], []]);
    expect(await total()).toBe(200);
    await expect.poll(inFile).toEqual([]);
    expect(await find('example')).toEqual(scanLeads(kept, { ...allLeads, words: ['example'] }));
  });

  test('the previous text of a changed lead does not remain in the file', async () => {
    const lead = leadRow('2026-11-20T08:00:00Z', { last_name: 'Wqxkjzvvq' });
    await storeLeads(database.db, [lead, ...sampleLeads(50)]);
    expect(await find('wqxkjzvvq')).toEqual([lead.id]);
    await database.db.updateTable('leads').set({ search_text: 'anders' }).where('id', '=', lead.id).execute();
    expect(await find('anders')).toEqual([lead.id]);
    const marks = ['wqxkjzvvq', 'kjz'];
    await expect.poll(() => marks.filter((mark) => readFileSync(database.indexFile).includes(mark))).toEqual([]);
  });

  test('a source reported by a client is removed from the file with its last lead', async () => {
    const sent = (page_source: string) => leadRow('2026-11-20T08:00:00Z', { page_source });
    // The last one is also the name of a kind, which filters still need.
    const gone = [sent('Ruf Wqxkjzvvq an'), sent('Ruf Wqxkjzvvq an'), sent('contact')];
    await storeLeads(database.db, [...gone, ...sampleLeads(50)]);
    const inFile = () => readFileSync(database.indexFile).includes('Wqxkjzvvq');
    expect([await total(), inFile()]).toEqual([53, true]);
    await eraseLeads(
      database.db,
      engine,
      gone.map(({ id }) => id),
    );
    expect(await total()).toBe(50);
    await expect.poll(inFile).toBe(false);
    await storeLeads(database.db, [sent('Newsletter')]);
    const { sources } = await index.figures([0]);
    expect(sources).toContainEqual({ source: 'Newsletter', count: 1 });
    expect(sources.reduce((sum, { count }) => sum + count, 0)).toBe(await total());
  });

  test('figures follow a mass deletion and many new leads', async () => {
    const leads = sampleLeads(6000);
    await storeLeads(database.db, leads.slice(0, 3000));
    expect(await total()).toBe(3000);
    for (let from = 3000; from < 6000; from += 750) {
      await storeLeads(database.db, leads.slice(from, from + 750));
      expect(await total()).toBe(from + 750);
    }
    const every = (third: number) => leads.filter((_, number) => number % 3 === third);
    await eraseLeads(
      database.db,
      engine,
      every(0).map(({ id }) => id),
    );
    expect(await total()).toBe(4000);
    const { sources } = await index.figures([0]);
    expect(sources.reduce((sum, { count }) => sum + count, 0)).toBe(4000);
    const expected = scanLeads([...every(1), ...every(2)], { ...allLeads, words: ['gmbh'] });
    expect(await find('gmbh')).toEqual(expected);
    await database.db.deleteFrom('leads').execute();
    expect([await total(), await find('gmbh'), (await index.figures([0])).sources]).toEqual([0, [], []]);
  });

  test('changes are deleted once every index has read them, except for the last one', async () => {
    const leads = [leadRow('2026-11-21T08:00:00Z'), leadRow('2026-11-21T09:00:00Z')];
    await storeLeads(database.db, leads);
    for (const { id } of leads) await eraseLeads(database.db, engine, [id]);
    const changes = () => database.db.selectFrom('lead_index_changes').select('seq').execute();
    await sweepChanges(database.db, Date.now() - day);
    expect(await changes()).toHaveLength(2);
    await sweepChanges(database.db, Date.now() + day);
    expect(await changes()).toHaveLength(1);
    await storeLeads(database.db, [leadRow('2026-11-21T08:00:00Z')]);
    expect(await total()).toBe(1);
  });
});

test('while the database is unavailable, queries that wait are refused with the first one, and later ones ask it again', async () => {
  const database = await freshDatabase('sqlite');
  let asked = 0;
  const away = database.db.withPlugin({
    transformQuery: () => {
      asked += 1;
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    },
    transformResult: async ({ result }) => result,
  });
  const index = createLeadIndex({ db: away, engine: 'sqlite' }, { path: database.indexFile });
  const query = () => index.figures([0]).catch(({ message }) => message);
  expect(await Promise.all([query(), query(), query()])).toEqual(['away', 'away', 'away']);
  expect(asked).toBe(1);
  expect([await query(), asked]).toEqual(['away', 2]);
  await index.close();
  await database.close();
});

test('sequence numbers that PostgreSQL assigned earlier but committed later are found', async () => {
  const database = await freshDatabase('postgres');
  const index = createLeadIndex(database, { path: database.indexFile });
  const store = (name: string, on = database.db) =>
    storeLeads(on, [leadRow('2026-11-21T08:00:00Z', { last_name: name })]);
  const count = async () => (await found(index, 'beispiel')).length;
  await store('Erste');
  expect(await count()).toBe(1);
  await database.db.transaction().execute(async (slow) => {
    await store('Langsame', slow);
    await store('Schnelle');
    expect(await count()).toBe(2);
  });
  expect(await count()).toBe(3);
  await index.close();
  await database.close();
});

test('rows renumbered by SQLite, as by a restored dump, are still found', async () => {
  const database = await freshDatabase('sqlite');
  const index = createLeadIndex(database, { path: database.indexFile });
  const leads = sampleLeads(500);
  await storeLeads(database.db, leads);
  const before = await found(index, 'm-');
  await sql`update leads set rowid = rowid + 100000`.execute(database.db);
  const fresh = leadRow('2026-11-21T08:00:00Z', { message: 'm-neu' });
  await storeLeads(database.db, [fresh]);
  expect(await found(index, 'm-')).toEqual([fresh.id, ...before]);
  await eraseLeads(database.db, 'sqlite', [fresh.id, before[0] ?? '']);
  expect(await found(index, 'm-')).toEqual(before.slice(1));
  await index.close();
  await database.close();
});
