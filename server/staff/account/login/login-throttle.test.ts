import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/connection/connect.ts';
import { createPersonHash } from '#server/secrets/person-hash.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { sweepAttempts } from './attempts-repository.ts';
import { attemptMemory, LoginThrottle } from './login-throttle.ts';

const start = Date.parse('2026-11-21T08:00:00Z');
const hash = createPersonHash('a secret of thirty-two characters at least');

describe.each(engines)('on %s', (engine) => {
  let database: Database;
  let throttle: LoginThrottle;
  beforeEach(async () => {
    database = await freshDatabase(engine);
    throttle = new LoginThrottle(database.db, hash);
  });
  afterEach(() => database.close());

  /** Fails several times, each as early as allowed. @returns the waits in seconds */
  async function fail(times: number, username = 'leitung', address = '192.0.2.1') {
    const waits: number[] = [];
    let now = start;
    while (waits.length < times) {
      const attempt = await throttle.begin(username, address, null, now);
      const wait = attempt.allowed ? 0 : attempt.retryAfter;
      waits.push(wait);
      now += wait * 1000;
      if (wait > 0) expect((await throttle.begin(username, address, null, now)).allowed).toBe(true);
    }
    return waits;
  }
  const allowed = async (username: string, address: string, now = start) =>
    (await throttle.begin(username, address, null, now)).allowed;

  test('five failures are free, then each costs a longer wait, up to 30 seconds', async () => {
    expect(await fail(13)).toEqual([0, 0, 0, 0, 0, 1, 2, 4, 8, 16, 30, 30, 30]);
  });

  test('the wait is reported exactly and ends', async () => {
    await fail(5);
    expect(await throttle.begin('leitung', '192.0.2.1', null, start + 999)).toEqual({ allowed: false, retryAfter: 1 });
    expect(await allowed('leitung', '192.0.2.1', start + 1000)).toBe(true);
  });

  test('failed logins from one address do not lock the account for another', async () => {
    await fail(12);
    expect(await allowed('leitung', '192.0.2.2')).toBe(true);
  });

  test('failed logins to one account from many addresses wait longer and longer, and none is refused', async () => {
    const waits: number[] = [];
    for (let guess = 0; guess < 60; guess++) {
      // Four from each of fifteen addresses.
      const attempt = await throttle.begin(guess % 2 ? 'leitung' : 'Leitung', `192.0.2.${guess % 15}`, null, start);
      expect(attempt.allowed).toBe(true);
      if (attempt.allowed) waits.push(attempt.wait);
    }
    expect(waits.slice(0, 16)).toEqual([...Array(10).fill(0), 500, 1000, 2000, 4000, 4000, 4000]);
    expect(new Set(waits.slice(13))).toEqual(new Set([4000]));
    const other = await throttle.begin('vertrieb', '192.0.2.77', null, start);
    expect(other, 'another account is not slowed down').toMatchObject({ allowed: true, wait: 0 });
    const later = await throttle.begin('leitung', '192.0.2.78', null, start + 16 * 60_000);
    expect(later, 'a quarter of an hour without guesses ends it').toMatchObject({ wait: 0 });
  });

  test('after a hundred failed logins to an account in an hour further ones are refused from any address', async () => {
    const outcomes: boolean[] = [];
    let alarms = 0;
    for (let guess = 0; guess < 120; guess++) {
      const attempt = await throttle.begin('leitung', `2001:db8:${guess}:1`, null, start);
      outcomes.push(attempt.allowed);
      if (attempt.allowed && attempt.alarming) alarms += 1;
    }
    expect([outcomes.indexOf(false), alarms]).toEqual([100, 1]);
    expect(await throttle.begin('leitung', '192.0.2.1', null, start)).toEqual({ allowed: false, retryAfter: 3600 });
    expect(await allowed('vertrieb', '192.0.2.1'), 'another account').toBe(true);
    expect((await throttle.begin('leitung', '192.0.2.1', 'known', start)).allowed, 'a known device').toBe(true);
    expect(await allowed('leitung', '192.0.2.1', start + 3_600_000), 'the next hour').toBe(true);
  });

  test('a name in another Unicode normalisation is the same account', async () => {
    const spellings = ['jörg.müller', 'jo\u0308rg.müller', 'jörg.mu\u0308ller', 'jo\u0308rg.mu\u0308ller'];
    const outcomes: boolean[] = [];
    for (let guess = 0; guess < 110; guess++)
      outcomes.push(await allowed(spellings[guess % 4] ?? '', `2001:db8:${guess}:1`));
    expect(outcomes.indexOf(false)).toBe(100);
  });

  test('failed logins from the networks of one IPv6 site are counted together', async () => {
    const outcomes: boolean[] = [];
    for (let guess = 0; guess < 50; guess++) outcomes.push(await allowed(`name${guess}`, `2001:db8:1:${guess}`));
    expect(outcomes.indexOf(false)).toBe(40);
    expect(await allowed('name', '2001:db8:2:1'), 'another site').toBe(true);
  });

  test('a known device has its own count', async () => {
    for (let guess = 0; guess < 5; guess++)
      expect((await throttle.begin('leitung', '192.0.2.1', 'one', start)).allowed).toBe(true);
    expect((await throttle.begin('leitung', '192.0.2.1', 'one', start)).allowed).toBe(false);
    expect((await throttle.begin('leitung', '192.0.2.1', 'two', start)).allowed).toBe(true);
  });

  test('successful logins do not slow anyone down', async () => {
    for (let login = 0; login < 30; login++) {
      const attempt = await throttle.begin('leitung', `192.0.2.${login}`, null, start);
      expect(attempt).toMatchObject({ allowed: true, wait: 0 });
      if (attempt.allowed) await attempt.succeeded();
    }
  });

  test('at most two hundred logins are delayed at a time', async () => {
    const ends: (() => void)[] = [];
    const full = new LoginThrottle(database.db, hash, () => new Promise<void>((resolve) => ends.push(resolve)));
    const waiting = Array.from({ length: 200 }, () => full.hold(4000));
    expect(await full.hold(4000)).toBe(false);
    for (const end of ends) end();
    expect(new Set(await Promise.all(waiting))).toEqual(new Set([true]));
  });

  test('neither a restart nor a second process resets the count', async () => {
    await fail(5);
    const other = new LoginThrottle(database.db, hash);
    expect((await other.begin('leitung', '192.0.2.1', null, start)).allowed).toBe(false);
  });

  test('an address that tries many accounts is slowed down, too', async () => {
    for (let number = 0; number < 20; number++) expect(await allowed(`name${number}`, '192.0.2.1')).toBe(true);
    expect(await allowed('name21', '192.0.2.1')).toBe(false);
  });

  test('a successful login resets the account’s count and does not count for the address', async () => {
    for (let person = 0; person < 30; person++) {
      const attempt = await throttle.begin(`name${person}`, '192.0.2.1', null, start);
      expect(attempt.allowed).toBe(true);
      if (attempt.allowed) await attempt.succeeded();
    }
    for (let round = 0; round < 4; round++) {
      for (let failure = 0; failure < 3; failure++) expect(await allowed('leitung', '192.0.2.9')).toBe(true);
      const attempt = await throttle.begin('leitung', '192.0.2.9', null, start);
      expect(attempt.allowed).toBe(true);
      if (attempt.allowed) await attempt.succeeded();
    }
  });

  test('concurrent attempts count like sequential ones', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => throttle.begin('leitung', '192.0.2.1', null, start)),
    );
    expect(answers.filter((answer) => answer.allowed)).toHaveLength(5);
  });

  test('second-factor codes are counted per account, across all addresses', async () => {
    for (let guess = 0; guess < 5; guess++) expect((await throttle.beginProof('id', start)).allowed).toBe(true);
    expect((await throttle.beginProof('id', start)).allowed).toBe(false);
    expect((await throttle.beginProof('another', start)).allowed).toBe(true);
  });

  test('failures are deleted after a quarter of an hour, and no address is stored', async () => {
    await fail(5);
    expect(await fail(1)).toEqual([1]);
    const later = start + 16 * 60_000;
    for (let attempt = 0; attempt < 5; attempt++) expect(await allowed('leitung', '192.0.2.1', later)).toBe(true);
    const rows = await database.db.selectFrom('login_attempts').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/192\.0|leitung/);
    await sweepAttempts(database.db, later + 61 * 60_000 - attemptMemory);
    expect(await database.db.selectFrom('login_attempts').selectAll().execute()).toEqual([]);
  });
});
