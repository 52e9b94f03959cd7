import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SlotsAnswer, slotsPath } from '#contract/booking/booking.ts';
import { createBookings } from '#server/booking/bookings.ts';
import { connect } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import type { NewBooking } from '#server/db/schema/schema.ts';
import { migrate } from '#server/db/update/migrate.ts';
import { serveSite } from '#tests/support/servers/served-site.ts';
import { median, printLimited, timesOf } from './print.ts';

const limit = 5;
const stored = 10_000;
const rounds = 200;
const hour = 3_600_000;

/**
 * Free slots of six weeks with 10,000 appointments stored: most of them in the past, as in a calendar of years, and
 * three on each of the coming days. Measured on the server and over HTTP.
 */
export async function benchBooking(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'site-bench-'));
  const database = connect({ databaseFile: join(folder, 'site.sqlite') });
  await migrate(database);
  const rows = Array.from({ length: stored }, (_, index) => row(index));
  for (let from = 0; from < stored; from += 500) {
    await database.db
      .insertInto('bookings')
      .values(rows.slice(from, from + 500))
      .execute();
  }
  const bookings = createBookings({ ...database, secret: '', staffAddress: '', onStored: () => {} });
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    await bookings.slots();
    times.push(performance.now() - start);
  }
  await database.close();
  printLimited('free times, 10,000 appointments', median(times), limit, 'ms', 2);
  printLimited('the same, first time', times[0] ?? 0, limit, 'ms', 2);

  const site = await serveSite({ DATA_DIR: folder });
  const ask = () => fetch(site.origin + slotsPath);
  const answers = await timesOf(ask, Array(rounds).fill(slotsPath));
  const { slots } = (await (await ask()).json()) as SlotsAnswer;
  await site.end();
  rmSync(folder, { recursive: true, force: true });
  printLimited(`the same over HTTP, ${slots.length} free`, median(answers), limit, 'ms', 2);
}

/** The first ones are in the future, one every eight hours; the others in the past, one per hour. */
function row(index: number): NewBooking {
  const ahead = index < 126;
  const base = Math.floor(Date.now() / hour) * hour;
  const start = ahead ? base + index * 8 * hour : base - index * hour;
  const id = newId();
  return {
    id,
    lead_id: id,
    created_at: start,
    start_at: start,
    end_at: start + hour / 2,
    buffer: hour / 4,
    day: new Date(start).toISOString().slice(0, 10),
    mode: 'video',
    time_zone: '',
    state: 'booked',
    version: 1,
    changed_at: start,
  };
}
