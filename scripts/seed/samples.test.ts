import { afterEach, describe, expect, test } from 'vitest';
import { contactKinds } from '#contract/leads/registry.ts';
import { awaitsReply } from '#contract/office-time/reply-promise.ts';
import { leadStates } from '#contract/staff/desk.ts';
import type { Database } from '#server/db/connection/connect.ts';
import { ensureFirstAccount } from '#server/staff/account/accounts.ts';
import { historyOf } from '#server/staff/desk/lead-repository.ts';
import { desksOf } from '#server/staff/desk/repository.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { handledSample } from './desk.ts';
import { samples } from './samples.ts';
import { storeSamples } from './store.ts';

const order = { count: 4000, seed: 1, until: Date.parse('2026-11-21') };
const all = [...samples(order)];
const leads = all.flatMap(({ lead }) => lead ?? []);

test('the same seed generates the same leads, including their ids, and another seed others', () => {
  expect([...samples(order)]).toEqual(all);
  expect([...samples({ ...order, count: 5, seed: 2 })]).not.toEqual(all.slice(0, 5));
  expect(new Set(leads.map(({ id }) => id)).size).toBe(order.count);
});

test('sample leads are of all kinds, in both languages and in order over 23 months, and some people write again', () => {
  // Appointments are not part of the samples.
  const kinds = contactKinds.filter((kind) => kind !== 'booking');
  expect(new Set(leads.map(({ kind }) => kind))).toEqual(new Set(kinds));
  const times = leads.map(({ created_at }) => created_at);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(order.until);
  expect((order.until - (times[0] ?? 0)) / 86_400_000).toBeGreaterThan(695);
  expect(new Set(leads.map(({ language }) => language))).toEqual(new Set(['de', 'en']));
  expect(new Set(leads.map(({ page_source }) => page_source)).size).toBeGreaterThan(15);
  expect(new Set(leads.map(({ email }) => email)).size).toBeLessThan(0.8 * order.count);
  expect(new Set(all.flatMap(({ signup }) => signup?.state ?? []))).toEqual(
    new Set(['pending', 'confirmed', 'unsubscribed']),
  );
});

test('sample people are recognisably fictitious, and their addresses and numbers reach nobody', () => {
  for (const { last_name, email, phone, company } of leads) {
    expect(last_name).toMatch(/^(Muster|Beispiel|Probe|Vorlage|Platzhalter|Sample|Example|Specimen|Placeholder|Mock)/);
    expect(email).toMatch(/@example\.(com|org)$/);
    expect(phone).toMatch(/^$|^[+\d ]+ 000\d{5}$/);
    expect(company).toMatch(/^$|^(Muster|Beispiel|Probe|Vorlage|Platzhalter|Sample|Example|Specimen|Placeholder|Mock)/);
  }
});

test('most sample leads have been handled, the same ones each time, and few are overdue', () => {
  const handled = () => leads.map((lead, number) => handledSample(lead, number, order, ['one', 'other']));
  const all = handled();
  expect(handled()).toEqual(all);
  const waiting = leads.filter((lead, number) => {
    const waits = awaitsReply[lead.kind] && lead.spam_signals.length === 0;
    return waits && !all[number] && lead.created_at < order.until - 4 * 86_400_000;
  });
  expect(waiting.length).toBeLessThan(5);
  const desks = all.flatMap((one) => one?.desk ?? []);
  expect(desks.length).toBeGreaterThan(0.6 * order.count);
  expect(new Set(desks.map(({ state }) => state))).toEqual(new Set(leadStates));
  expect(new Set(desks.map(({ owner_id }) => owner_id))).toEqual(new Set([null, 'one', 'other']));
  for (const { state, answered_at, changed_at } of desks) {
    expect(changed_at).toBeLessThanOrEqual(order.until);
    expect(answered_at).toBe(state === 'new' ? changed_at : null);
  }
});

describe.each(engines)('on %s', (engine) => {
  let database: Database;
  afterEach(() => database.close());

  test('a handled lead has its state and history, and the first account is created at the first start', async () => {
    database = await freshDatabase(engine);
    const { db } = database;
    await storeSamples(database, { ...order, count: 300 });
    const { lead_id, state } = await db
      .selectFrom('lead_desk')
      .selectAll()
      .where('state', '=', 'won')
      .limit(1)
      .executeTakeFirstOrThrow();
    expect(await desksOf(db, engine, [lead_id])).toMatchObject({ [lead_id]: { state, version: 1 } });
    const history = await historyOf(db, lead_id);
    expect(history.map(({ what, to }) => (what === 'state' ? to : what))).toContain('won');
    const lines: string[] = [];
    await ensureFirstAccount(db, {}, (line) => lines.push(line));
    expect(lines.join()).toContain('First staff account');
  });

  test('confirmed sign-ups have a time of confirmation, and each issue counts those confirmed before it', async () => {
    database = await freshDatabase(engine);
    await storeSamples(database, { ...order, count: 300 });
    const signups = await database.db.selectFrom('newsletter_signups').selectAll().execute();
    for (const { state, confirmed_at, unsubscribed_at } of signups)
      expect([confirmed_at !== null, unsubscribed_at !== null]).toEqual([
        state !== 'pending',
        state === 'unsubscribed',
      ]);
    const issues = await database.db.selectFrom('newsletter_issues').selectAll().execute();
    for (const { kind, readers, sending_at } of issues) {
      const then = signups.filter(
        (one) => one.kind === kind && one.confirmed_at !== null && one.confirmed_at <= Number(sending_at),
      );
      expect(readers).toBeGreaterThan(0);
      expect(readers).toBeLessThanOrEqual(then.length);
    }
  });

  test('samples are only added to an empty database, unless --add is given, and never twice', async () => {
    database = await freshDatabase(engine);
    const few = { ...order, count: 300 };
    await storeSamples(database, few);
    await expect(storeSamples(database, { ...few, seed: 2 })).rejects.toThrow('--add');
    await expect(storeSamples(database, few, { add: true })).rejects.toThrow('another --seed');
    await storeSamples(database, { ...few, seed: 2 }, { add: true });
    const leads = await database.db.selectFrom('leads').select('id').execute();
    expect(leads).toHaveLength(600);
    expect(await database.db.selectFrom('outbox').select('id').execute(), 'nobody gets a mail').toEqual([]);
  });
});
