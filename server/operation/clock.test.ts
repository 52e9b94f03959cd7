import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { day, hour } from '#contract/durations.ts';
import type { Database } from '#server/db/connection/connect.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { isClockDoubted, isClockPlausible } from './clock.ts';

const start = Date.parse('2026-11-27T09:00:00Z');

describe.each(engines)('on %s', (engine) => {
  let database: Database;
  beforeEach(async () => {
    database = await freshDatabase(engine);
    expect(await isClockPlausible(database.db, start)).toBe(true);
  });
  afterEach(() => database.close());

  test('after a few days without the site everything goes on', async () => {
    expect(await isClockPlausible(database.db, start + 6 * day)).toBe(true);
    expect(await isClockDoubted(database.db, start + 6 * day)).toBe(false);
  });

  test('a clock three years ahead deletes nothing, until it is set right', async () => {
    const { db } = database;
    const wrong = start + 3 * 365 * day;
    expect(await isClockPlausible(db, wrong)).toBe(false);
    expect(await isClockPlausible(db, wrong + hour)).toBe(false);
    expect(await isClockDoubted(db, wrong + hour)).toBe(true);
    expect(await isClockDoubted(db, start + hour), 'set right').toBe(false);
    expect(await isClockPlausible(db, start + 2 * hour)).toBe(true);
    expect(await isClockDoubted(db, wrong + hour)).toBe(false);
    // The next leap is doubted for a day of its own.
    expect(await isClockPlausible(db, wrong + 25 * hour)).toBe(false);
  });

  test('after a long stop the clock is believed when a day has passed', async () => {
    const { db } = database;
    const back = start + 30 * day;
    for (let hours = 0; hours < 24; hours++) expect(await isClockPlausible(db, back + hours * hour)).toBe(false);
    expect(await isClockPlausible(db, back + 24 * hour)).toBe(true);
    expect(await isClockPlausible(db, back + 25 * hour)).toBe(true);
    expect(await isClockDoubted(db, back + 25 * hour)).toBe(false);
  });

  test('neither a stop of two days nor a second leap makes a doubted clock believed', async () => {
    const { db } = database;
    const wrong = start + 3 * 365 * day;
    expect(await isClockPlausible(db, wrong)).toBe(false);
    expect(await isClockPlausible(db, wrong + 2 * day)).toBe(false);
    expect(await isClockPlausible(db, wrong + 2 * day + hour)).toBe(false);
  });
});
