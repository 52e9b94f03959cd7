import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day } from '#contract/durations.ts';
import type { ContactKind } from '#contract/leads/registry.ts';
import { isSuspect, type SpamSignal } from '#contract/leads/spam-signals.ts';
import { type LeadState, leadStates } from '#contract/staff/desk.ts';
import { chance } from '#scripts/seed/chance.ts';
import type { Database } from '#server/db/connection/connect.ts';
import { foldForSearch } from '#server/text/fold.ts';
import { addAccount, type Handled, handleLead } from '#tests/support/rows/desk-rows.ts';
import { leadRow, storeLeads } from '#tests/support/rows/lead-rows.ts';
import { sampleLeads, samplesUntil, scanLeads } from '#tests/support/rows/scan-leads.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { allLeads, type LeadFilter, type Position } from './filter.ts';
import { createLeadIndex, type LeadIndex } from './lead-index.ts';

const countTo = 10_001;
const signals: SpamSignal[][] = [
  [],
  ['fast'],
  ['recipient'],
  ['fast', 'recipient'],
  ['recipient', 'fast'],
  ['rate'],
  ['elsewhere'],
  ['honeypot', 'fast'],
];
const texts = `e|q|@|r@e|2@example.o|@example.com|7@|gmbh|Musterhö|größler straß|ung|der die|wir möchten|example.org|zzz|%|_|a e i|12|M-1|
  x y z 7|qu gmbh|example 7|der zz|e er en|ungsnummer|der muster strategie|".|'|(27)`;
const questions = texts.split('|').map((text) => foldForSearch(text));

const { pick, percent } = chance(7);

/** A random filter. */
function someFilter(staff: readonly string[]): LeadFilter {
  return {
    words: percent(70) ? pick(questions).split(' ') : [],
    source: percent(40) ? pick(['Startseite', 'Wissenscenter', 'KI-Lab', 'fehlt']) : null,
    kind: percent(40) ? pick<ContactKind>(['contact', 'white-paper', 'investor', 'booking']) : null,
    since: percent(30) ? samplesUntil - 400 * day : null,
    before: percent(30) ? samplesUntil - 100 * day : null,
    desk: percent(70)
      ? {
          state: percent(50) ? pick<LeadState | 'open'>([...leadStates, 'open']) : null,
          owner: percent(40) ? pick(['none', 'fehlt', ...staff]) : null,
          due: percent(30)
            ? {
                since: percent(50) ? samplesUntil - 300 * day : null,
                before: samplesUntil - 90 * day,
                kinds: ['contact', 'investor'],
              }
            : null,
        }
      : null,
  };
}

describe.each(engines)('on %s', (engine) => {
  let database: Database & { indexFile: string };
  let index: LeadIndex;
  beforeEach(async () => {
    database = await freshDatabase(engine);
    index = createLeadIndex(database, { path: database.indexFile, patience: Number.POSITIVE_INFINITY, few: 60 });
  });
  afterEach(async () => {
    await index.close();
    await database.close();
  });

  const find = async (q: string) => {
    const filter = { ...allLeads, words: foldForSearch(q).split(' ').filter(Boolean) };
    const { ids, total } = await index.find({ filter, after: null, limit: 1000 }, countTo);
    expect(total).toBe(ids.length);
    return ids;
  };

  test('finds what a scan of all leads finds, page by page, for all combinations of filters', async () => {
    const leads = sampleLeads(1500)
      .map((lead) => ({ ...lead, spam_signals: pick(signals) }))
      .map((lead) => ({ ...lead, suspect: isSuspect(lead.spam_signals) ? 1 : 0 }));
    await storeLeads(database.db, leads);
    // Stored later, but older: the list is not in the order of storing.
    await index.follow();
    // Several leads share a timestamp.
    const older = sampleLeads(400, 2)
      .toReversed()
      .map((lead) => ({ ...lead, created_at: lead.created_at - (lead.created_at % (90 * day)) }));
    await storeLeads(database.db, older);
    leads.push(...older);
    const staff = [await addAccount(database.db, 'eva'), await addAccount(database.db, 'ole')];
    const handled = new Map<string, Handled>();
    for (let round = 0; round < 60; round++) {
      await database.db.transaction().execute(async (transaction) => {
        for (let some = 0; some < 10; some++) {
          const { id } = pick(leads);
          const one = { state: pick(leadStates), owner: pick([null, ...staff]), answered: percent(20) };
          handled.set(id, one);
          await handleLead(transaction, id, one);
        }
      });
      const filter = someFilter(staff);
      const oldestFirst = percent(50);
      const newestFirst = scanLeads(leads, filter, handled);
      const expected = oldestFirst ? newestFirst.toReversed() : newestFirst;
      const seen: string[] = [];
      let after: Position | null = null;
      do {
        const page = await index.find({ filter, after, limit: 297, oldestFirst }, countTo);
        expect(page.total, JSON.stringify(filter)).toBe(expected.length);
        seen.push(...page.ids);
        after = page.next;
      } while (after);
      expect(seen, JSON.stringify(filter)).toEqual(expected);
    }
    const { sources, since } = await index.figures([0, samplesUntil - 100 * day]);
    expect(since).toEqual([1900, leads.filter(({ created_at }) => created_at >= samplesUntil - 100 * day).length]);
    expect(sources.find(({ source }) => source === 'KI-Lab')?.count).toBe(
      scanLeads(leads, { ...allLeads, source: 'KI-Lab' }).length,
    );
  }, 60_000);

  test('new leads during paging neither repeat nor displace others', async () => {
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

  test('hostile search words are ordinary text', async () => {
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
      '""',
      'a" or b',
      '*',
      '^ab',
      'text:ab',
      'not near',
      '𝔘𝔫𝔦',
      '🙂',
      '🙂🙃',
      '🙂🙃🙂',
      'a%b_c',
    ];
    const leads = words.map((word) => leadRow('2026-11-21T08:00:00Z', { message: `vorher ${word} nachher` }));
    await storeLeads(database.db, leads);
    for (const [number, word] of words.entries()) {
      const expected = scanLeads(leads, { ...allLeads, words: foldForSearch(word).split(' ') });
      expect(expected).toContain(leads[number]?.id);
      expect(await find(word), word.slice(0, 20)).toEqual(expected);
    }
  });
});
