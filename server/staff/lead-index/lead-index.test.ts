import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { isSuspect } from '#contract/leads/spam-signals.ts';
import { leadStates } from '#contract/staff/desk.ts';
import { chance } from '#scripts/seed/chance.ts';
import { samples } from '#scripts/seed/samples.ts';
import type { Database } from '#server/db/connection/connect.ts';
import type { NewLead } from '#server/db/schema.ts';
import { eraseLeads } from '#server/leads/repository.ts';
import { allLeads } from '#server/staff/contacts/filter.ts';
import { foldForSearch } from '#server/text/fold.ts';
import { addAccount, type Handled, handleLead } from '#tests/support/rows/desk-rows.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import type { DeskFilter } from './desk-facts.ts';
import { createLeadIndex, type LeadIndex } from './lead-index.ts';
import { forgetChanges } from './repository.ts';
import type { IndexFilter } from './search.ts';

const countTo = 10_001;
const until = Date.parse('2026-11-21T00:00:00Z');
const day = 86_400_000;

function sampleLeads(count: number, seed = 1): NewLead[] {
  return [...samples({ count, seed, until })].flatMap(({ lead }) => lead ?? []);
}

/** Ids of the leads that a look at each of them finds, newest first. */
function scan(leads: readonly NewLead[], filter: IndexFilter, handled: ReadonlyMap<string, Handled> = new Map()) {
  const { words, source, kind, since, before, desk } = filter;
  const found = leads.filter(({ id, search_text, page_source, kind: of, created_at, spam_signals }) => {
    const { state = 'new', owner = null, answered = false } = handled.get(id) ?? {};
    const due = desk?.due;
    return (
      words.every((word) => search_text.includes(word)) &&
      (source === null || page_source === source) &&
      (kind === null || of === kind) &&
      (since === null || created_at >= since) &&
      (before === null || created_at < before) &&
      (!desk?.state || (desk.state === 'open' ? ['new', 'in-progress'].includes(state) : desk.state === state)) &&
      (!desk?.owner || (desk.owner === 'none' ? owner === null : desk.owner === owner)) &&
      (!due ||
        (due.kinds.includes(of) &&
          created_at >= (due.since ?? 0) &&
          created_at < due.before &&
          !isSuspect(spam_signals) &&
          state === 'new' &&
          !answered))
    );
  });
  return found.toSorted((a, b) => b.created_at - a.created_at || (a.id < b.id ? 1 : -1)).map(({ id }) => id);
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
    const filter = { ...allLeads, words: foldForSearch(q).split(' ').filter(Boolean) };
    const { ids, total } = await on.find({ filter, after: null, limit: 1000 }, countTo);
    expect(total).toBe(ids.length);
    return ids;
  };
  const total = async () => (await index.count([])).reduce((sum, { count }) => sum + count, 0);
  const storedParts = () => database.db.selectFrom('lead_index_parts').select('first_seq').execute();

  test('finds what a scan of all leads finds, page by page, whatever is combined', async () => {
    const leads = sampleLeads(1500);
    await storeLeads(database.db, leads);
    // Stored later, but older: the order of the list is not that of storing.
    await index.count([]);
    // Many of one moment, too.
    const older = sampleLeads(400, 2)
      .toReversed()
      .map((lead) => ({ ...lead, created_at: lead.created_at - (lead.created_at % (90 * day)) }));
    await storeLeads(database.db, older);
    leads.push(...older);
    const { pick, percent } = chance(7);
    const staff = [await addAccount(database.db, 'eva'), await addAccount(database.db, 'ole')];
    const handled = new Map<string, Handled>();
    const questions =
      'e|q|@|r@e|2@example.o|@example.com|7@|gmbh|Musterhö|größler straß|ung|der die|wir möchten|example.org|zzz|%|_|a e i|12|M-1'.split(
        '|',
      );
    for (let round = 0; round < 80; round++) {
      for (let some = 0; some < 10; some++) {
        const { id } = pick(leads);
        const one = { state: pick(leadStates), owner: pick([null, ...staff]), answered: percent(20) };
        handled.set(id, one);
        await handleLead(database.db, id, one);
      }
      const desk: DeskFilter = {
        state: percent(50) ? pick([...leadStates, 'open']) : null,
        owner: percent(40) ? pick(['none', 'fehlt', ...staff]) : null,
        due: percent(30)
          ? { since: percent(50) ? until - 300 * day : null, before: until - 90 * day, kinds: ['contact', 'investor'] }
          : null,
      };
      const filter: IndexFilter = {
        words: percent(60) ? foldForSearch(pick(questions)).split(' ') : [],
        source: percent(40) ? pick(['Startseite', 'Wissenscenter', 'KI-Lab', 'fehlt']) : null,
        kind: percent(40) ? pick(['contact', 'white-paper', 'investor', 'fehlt']) : null,
        since: percent(30) ? until - 400 * day : null,
        before: percent(30) ? until - 100 * day : null,
        desk: percent(70) ? desk : null,
      };
      const oldestFirst = percent(50);
      const newestFirst = scan(leads, filter, handled);
      const expected = oldestFirst ? newestFirst.toReversed() : newestFirst;
      const seen: string[] = [];
      let after: { createdAt: number; id: string } | null = null;
      do {
        const page = await index.find({ filter, after, limit: 97, oldestFirst }, countTo);
        expect(page.total).toBe(expected.length);
        seen.push(...page.ids);
        after = page.next;
      } while (after);
      expect(seen, JSON.stringify(filter)).toEqual(expected);
    }
    // A new start knows the same of the desk.
    const filter = { ...allLeads, desk: { state: 'won' as const, owner: null, due: null } };
    const again = await createLeadIndex(database).find({ filter, after: null, limit: 1000 }, countTo);
    expect(again.ids).toEqual(scan(leads, filter, handled));
  });

  test('what staff say of a lead is known to the next question, in old stretches and new leads alike', async () => {
    const leads = sampleLeads(23_000);
    await storeLeads(database.db, leads);
    await index.count([]);
    const late = leadRow('2026-11-21T08:00:00Z');
    await storeLeads(database.db, [late]);
    const staff = await addAccount(database.db, 'eva');
    const mine = async (on = index) => {
      const filter = { ...allLeads, desk: { state: 'open' as const, owner: staff, due: null } };
      return (await on.find({ filter, after: null, limit: 10 }, countTo)).ids;
    };
    expect(await mine()).toEqual([]);
    const [first] = leads as [NewLead, ...NewLead[]];
    await handleLead(database.db, late.id, { state: 'new', owner: staff, answered: false });
    await handleLead(database.db, first.id, { state: 'in-progress', owner: staff, answered: true });
    expect(await mine()).toEqual([late.id, first.id]);
    const parts = () => database.db.selectFrom('lead_index_parts').select('first_seq').execute();
    expect(await parts(), 'nothing is built anew for it').not.toEqual([]);
    await handleLead(database.db, first.id, { state: 'won', owner: staff, answered: true });
    expect([await mine(), await mine(createLeadIndex(database))]).toEqual([[late.id], [late.id]]);
    // A changed lead moves to the newest ones and keeps what staff said of it.
    await handleLead(database.db, first.id, { state: 'new', owner: staff, answered: false });
    await database.db.updateTable('leads').set({ page_source: 'KI-Lab' }).where('id', '=', first.id).execute();
    expect(await mine()).toEqual([late.id, first.id]);
    await eraseLeads(database.db, engine, [late.id]);
    await storeLeads(database.db, [leadRow('2026-11-21T09:00:00Z')]);
    expect(await mine()).toEqual([first.id]);
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
    const filter = { ...allLeads, words: ['example'] };
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
    const kept = leads.filter((_, number) => number % 3 !== 0);
    const expected = scan(kept, { ...allLeads, words: ['gmbh'] }).length;
    expect((await index.find({ filter: { ...allLeads, words: ['gmbh'] }, after: null, limit: 1 }, countTo)).total).toBe(
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
      const expected = scan(leads, { ...allLeads, words: foldForSearch(word).split(' ') });
      expect(expected).toContain(leads[number]?.id);
      expect(await find(word), word.slice(0, 20)).toEqual(expected);
    }
  });
});

test('numbers that PostgreSQL gave out earlier and committed later are found', async () => {
  const database = await freshDatabase('postgres');
  const index = createLeadIndex(database);
  const store = (name: string, on = database.db) =>
    storeLeads(on, [leadRow('2026-11-21T08:00:00Z', { last_name: name })]);
  const names = async () =>
    (await index.find({ filter: { ...allLeads, words: ['beispiel'] }, after: null, limit: 9 }, 9)).total;
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
  const filter = { ...allLeads, words: ['m-'] };
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
