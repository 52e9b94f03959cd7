import { afterEach, describe, expect, test } from 'vitest';
import { contactKinds } from '../../contract/leads/registry.ts';
import type { Database } from '../../server/db/connect.ts';
import { createLeadIndex } from '../../server/staff/lead-index/lead-index.ts';
import { engines, freshDatabase } from '../../tests/support/databases.ts';
import { samples } from './samples.ts';
import { storeSamples } from './store.ts';

const order = { count: 4000, seed: 1, until: Date.parse('2026-11-21') };
const all = [...samples(order)];
const leads = all.flatMap(({ lead }) => lead ?? []);

test('the same order gives the same leads, ids included, and another seed gives others', () => {
  expect([...samples(order)]).toEqual(all);
  expect([...samples({ ...order, count: 5, seed: 2 })]).not.toEqual(all.slice(0, 5));
  expect(new Set(leads.map(({ id }) => id)).size).toBe(order.count);
});

test('leads of all kinds come over two years, in order, in both languages, and some people write again', () => {
  expect(new Set(leads.map(({ kind }) => kind))).toEqual(new Set(contactKinds));
  const times = leads.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(order.until);
  expect((order.until - (times[0] ?? 0)) / 86_400_000).toBeGreaterThan(725);
  expect(new Set(leads.map(({ language }) => language))).toEqual(new Set(['de', 'en']));
  expect(new Set(leads.map(({ page_source }) => page_source)).size).toBeGreaterThan(15);
  expect(new Set(leads.map(({ email }) => email)).size).toBeLessThan(0.8 * order.count);
  expect(new Set(all.flatMap(({ signup }) => signup?.state ?? []))).toEqual(
    new Set(['pending', 'confirmed', 'unsubscribed']),
  );
});

test('nobody real can be meant: names say so, and no mail or call reaches anyone', () => {
  for (const { last_name, email, phone, company } of leads) {
    expect(last_name).toMatch(/^(Muster|Beispiel|Probe|Vorlage|Platzhalter|Sample|Example|Specimen|Placeholder|Mock)/);
    expect(email).toMatch(/@example\.(com|org)$/);
    expect(phone).toMatch(/^$|^[+\d ]+ 000\d{5}$/);
    expect(company).toMatch(/^$|^(Muster|Beispiel|Probe|Vorlage|Platzhalter|Sample|Example|Specimen|Placeholder|Mock)/);
  }
});

describe.each(engines)('on %s', (engine) => {
  let database: Database;
  afterEach(() => database.close());

  test('samples go into an empty database only, unless one says so, and never twice', async () => {
    database = await freshDatabase(engine);
    const few = { ...order, count: 300 };
    await storeSamples(database, few);
    await expect(storeSamples(database, { ...few, seed: 2 })).rejects.toThrow('--add');
    await expect(storeSamples(database, few, { add: true })).rejects.toThrow('another --seed');
    await storeSamples(database, { ...few, seed: 2 }, { add: true });
    const counts = await createLeadIndex(database).count([]);
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(600);
    expect(await database.db.selectFrom('outbox').select('id').execute(), 'nobody gets a mail').toEqual([]);
  });
});
