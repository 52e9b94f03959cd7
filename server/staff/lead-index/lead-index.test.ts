import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { chance } from '../../../scripts/seed/chance.ts';
import { samples } from '../../../scripts/seed/samples.ts';
import { engines, freshDatabase } from '../../../tests/support/databases.ts';
import { leadRow, storeLeads } from '../../../tests/support/lead-rows.ts';
import type { Database } from '../../db/connect.ts';
import type { NewLead } from '../../db/schema.ts';
import { eraseLeads } from '../../leads/repository.ts';
import { foldForSearch } from '../../leads/search-text.ts';
import { countLeads, findLeads } from '../contacts/repository.ts';
import { createLeadIndex, type LeadIndex } from './lead-index.ts';
import { forgetChanges } from './repository.ts';
import type { IndexFilter } from './search.ts';

const none: IndexFilter = { words: [], source: null, kind: null, since: null, before: null };
const countTo = 10_001;
const until = Date.parse('2026-11-21T00:00:00Z');

function sampleLeads(count: number, seed = 1): NewLead[] {
  return [...samples({ count, seed, until })].flatMap(({ lead }) => lead ?? []);
}

describe.each(engines)('on %s', (engine) => {
  let database: Database;
  let index: LeadIndex;
  beforeEach(async () => {
    database = await freshDatabase(engine);
    index = createLeadIndex(database);
  });
  afterEach(() => database.close());

  const find = async (q: string, on = index) => {
    const filter = { ...none, words: foldForSearch(q).split(' ').filter(Boolean) };
    const { ids, total } = await on.find({ filter, after: null, limit: 1000 }, countTo);
    expect(total).toBe(ids.length);
    return ids;
  };
  const total = async () => (await index.count([])).reduce((sum, { count }) => sum + count, 0);
  const storedParts = () => database.db.selectFrom('lead_index_parts').select('first_seq').execute();

  test('finds what a scan of all leads finds, page by page, whatever is combined', async () => {
    await storeLeads(database.db, sampleLeads(1500));
    // Stored later, but older: the order of the list is not that of storing.
    await index.count([]);
    await storeLeads(database.db, sampleLeads(400, 2).toReversed());
    const { pick, percent } = chance(7);
    const questions =
      'e|q|@|r@e|2@example.o|@example.com|7@|gmbh|Musterhö|größler straß|ung|der die|wir möchten|example.org|zzz|%|_|a e i|12|M-1'.split(
        '|',
      );
    for (let round = 0; round < 60; round++) {
      const since = percent(30) ? until - 400 * 86_400_000 : null;
      const filter: IndexFilter = {
        words: foldForSearch(pick(questions)).split(' '),
        source: percent(40) ? pick(['Startseite', 'Wissenscenter', 'KI-Lab', 'fehlt']) : null,
        kind: percent(40) ? pick(['contact', 'white-paper', 'investor', 'fehlt']) : null,
        since,
        before: percent(30) ? until - 100 * 86_400_000 : null,
      };
      const expected = await findLeads(database.db, filter, undefined, 2000);
      const seen: string[] = [];
      let after: { createdAt: number; id: string } | null = null;
      do {
        const page = await index.find({ filter, after, limit: 97 }, countTo);
        expect(page.total).toBe(expected.length);
        seen.push(...page.ids);
        after = page.next;
      } while (after);
      expect(seen, JSON.stringify(filter)).toEqual(expected.map(({ id }) => id));
    }
  });

  test('a lead is found by the next question, and every change of it', async () => {
    const lead = leadRow('2026-11-21T08:00:00Z', { last_name: 'Vorlagenfeld' });
    expect(await find('vorlagenfeld')).toEqual([]);
    await storeLeads(database.db, [lead]);
    expect(await find('vorlagenfeld')).toEqual([lead.id]);
    await database.db.updateTable('leads').set({ search_text: 'anders', page_source: 'KI-Lab' }).execute();
    expect([await find('vorlagenfeld'), await find('anders')]).toEqual([[], [lead.id]]);
    expect(await index.count([])).toEqual([{ period: -1, source: 'KI-Lab', kind: 'contact', count: 1 }]);
    await eraseLeads(database.db, engine, [lead.id]);
    expect([await find('anders'), await total()]).toEqual([[], 0]);
    // SQLite gives the free place to the next one.
    const next = leadRow('2026-11-21T08:00:00Z', { last_name: 'Vorlagenthal' });
    await storeLeads(database.db, [next]);
    expect([await find('vorlagen'), await total()]).toEqual([[next.id], 1]);
  });

  test('leads that arrive while staff page are neither repeated nor do they push any away', async () => {
    const leads = sampleLeads(300);
    await storeLeads(database.db, leads.slice(0, 200));
    const filter = { ...none, words: ['example'] };
    const first = await index.find({ filter, after: null, limit: 120 }, countTo);
    await storeLeads(database.db, leads.slice(200));
    const second = await index.find({ filter, after: first.next, limit: 500 }, countTo);
    const older = leads.slice(0, 200).toReversed();
    expect([...first.ids, ...second.ids]).toEqual(older.map(({ id }) => id));
    expect(second.total).toBe(300);
  });

  test('what is stored of the index is read by the next start, and gone with the first lead that is erased', async () => {
    const leads = sampleLeads(23_000);
    await storeLeads(database.db, leads);
    await find('musterhofer');
    expect(await storedParts()).not.toEqual([]);
    const later = createLeadIndex(database);
    expect(await find('änne musterhofer', later)).toEqual(await find('änne musterhofer'));

    const [erased = '', ...kept] = await find('änne musterhofer');
    expect(await eraseLeads(database.db, engine, [erased, 'unknown'])).toBe(1);
    const partsOf = await database.db.selectFrom('lead_index_parts').select('data').execute();
    expect(partsOf.filter(({ data }) => Buffer.from(data).includes('musterhofer'))).toEqual([]);
    for (const one of [index, later, createLeadIndex(database)]) {
      expect(await find('änne musterhofer', one)).toEqual(kept);
      expect((await one.count([])).reduce((sum, { count }) => sum + count, 0)).toBe(22_999);
    }
    expect((await storedParts()).length, 'stored again, without it').toBeGreaterThan(0);
  });

  test('changes that every process has taken in are forgotten after a day', async () => {
    const lead = leadRow('2026-11-21T08:00:00Z');
    await storeLeads(database.db, [lead]);
    await eraseLeads(database.db, engine, [lead.id]);
    const changes = () => database.db.selectFrom('lead_index_changes').select('seq').execute();
    const day = 86_400_000;
    await forgetChanges(database.db, Date.now() - day);
    expect(await changes()).toHaveLength(1);
    await forgetChanges(database.db, Date.now() + day);
    expect(await changes()).toEqual([]);
    await storeLeads(database.db, [leadRow('2026-11-21T08:00:00Z')]);
    expect(await total()).toBe(1);
  });

  test('figures follow a mass deletion and many new leads', async () => {
    const leads = sampleLeads(6000);
    await storeLeads(database.db, leads.slice(0, 3000));
    expect(await total()).toBe(3000);
    for (let from = 3000; from < 6000; from += 750) {
      await storeLeads(database.db, leads.slice(from, from + 750));
      expect(await total()).toBe(from + 750);
    }
    await eraseLeads(
      database.db,
      engine,
      leads.filter((_, number) => number % 3 === 0).map(({ id }) => id),
    );
    expect(await total()).toBe(4000);
    const expected = await countLeads(database.db, { ...none, words: ['gmbh'] });
    expect((await index.find({ filter: { ...none, words: ['gmbh'] }, after: null, limit: 1 }, countTo)).total).toBe(
      expected,
    );
    await database.db.deleteFrom('leads').execute();
    expect(await total()).toBe(0);
  });

  test('hostile words are text like any other', async () => {
    const words = [
      'x'.repeat(5000),
      'ich@ @du',
      'ich@du',
      '@@',
      'a@b@c',
      '\u202egnp.exe',
      "';drop",
      '\\',
      '"',
      '𝔘𝔫𝔦',
      '🙂',
      'a%b_c',
    ];
    const leads = words.map((word) => leadRow('2026-11-21T08:00:00Z', { message: `vorher ${word} nachher` }));
    await storeLeads(database.db, leads);
    for (const [number, word] of words.entries()) {
      const expected = await findLeads(database.db, { ...none, words: foldForSearch(word).split(' ') }, undefined, 100);
      expect(expected.map(({ id }) => id)).toContain(leads[number]?.id);
      expect(await find(word), word.slice(0, 20)).toEqual(expected.map(({ id }) => id));
    }
  });
});

test('numbers that PostgreSQL gave out earlier and committed later are found', async () => {
  const database = await freshDatabase('postgres');
  const index = createLeadIndex(database);
  const store = (name: string, on = database.db) =>
    storeLeads(on, [leadRow('2026-11-21T08:00:00Z', { last_name: name })]);
  const names = async () =>
    (await index.find({ filter: { ...none, words: ['beispiel'] }, after: null, limit: 9 }, 9)).total;
  await store('Erste');
  expect(await names()).toBe(1);
  await database.db.transaction().execute(async (slow) => {
    await store('Langsame', slow);
    await store('Schnelle');
    expect(await names()).toBe(2);
  });
  expect(await names()).toBe(3);
  await database.close();
});

test('rows that SQLite has numbered anew, as a restored dump does, are found all the same', async () => {
  const database = await freshDatabase('sqlite');
  const index = createLeadIndex(database);
  await storeLeads(database.db, sampleLeads(17_000));
  const filter = { ...none, words: ['m-'] };
  const count = async (on: LeadIndex) => (await on.find({ filter, after: null, limit: 1 }, countTo)).total;
  const before = await count(index);
  await sql`update leads set rowid = rowid + 100000`.execute(database.db);
  const fresh = leadRow('2026-11-21T08:00:00Z', { message: 'm-neu' });
  await storeLeads(database.db, [fresh]);
  expect([await count(index), await count(createLeadIndex(database))]).toEqual([before + 1, before + 1]);
  await eraseLeads(database.db, 'sqlite', [fresh.id]);
  expect([await count(index), await count(createLeadIndex(database))]).toEqual([before, before]);
  await database.close();
});
