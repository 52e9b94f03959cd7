import { afterAll, beforeAll, expect, test } from 'vitest';
import { type BookedAnswer, bookingPath, type SlotsAnswer, slotsPath } from '#contract/booking/booking.ts';
import { idempotencyHeader, type Problem } from '#contract/http/problem.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { freshPostgresDatabase } from '#tests/support/servers/postgres.ts';
import { type ServedSite, serveSite } from '#tests/support/servers/served-site.ts';
import { message } from '#tests/support/spec-message.ts';

let sites: ServedSite[] = [];
const at = (index: number) => sites[index % sites.length]?.origin ?? '';

beforeAll(async () => {
  const shared = { DATABASE_URL: await freshPostgresDatabase(), SECRET_KEY: 'one secret for both of the processes' };
  sites = [await serveSite(shared), await serveSite(shared)];
});
afterAll(async () => {
  for (const site of sites) await site.end();
});

async function slots(index = 0): Promise<string[]> {
  return ((await (await fetch(at(index) + slotsPath)).json()) as SlotsAnswer).slots;
}

function post(index: number, path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(at(index) + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
}

function book(index: number, start: string | undefined): Promise<Response> {
  const person = { firstName: 'Mia', lastName: 'Beispiel', email: `mia${index}@muster-handel.example` };
  // Our own form sends a key, other clients none.
  const headers = index % 4 < 2 ? { [idempotencyHeader]: `visitor ${index}` } : {};
  return post(index, leadKinds.booking.path, { ...person, start }, headers);
}

test('of two hundred concurrent bookings of one time at two processes one succeeds, the others get free times, and messages are stored meanwhile', async () => {
  const [start] = await slots();
  const booked = Promise.all(Array.from({ length: 200 }, (_, index) => book(index, start)));
  const messages = Array.from({ length: 20 }, (_, index) => post(index, leadKinds.contact.path, message));
  expect((await Promise.all(messages)).map(({ status }) => status)).toEqual(Array(20).fill(200));
  const answers = await booked;
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const lost = answers.filter(({ status }) => status === 409);
  expect(lost).toHaveLength(199);
  const free = new Set(await slots(1));
  expect(free).not.toContain(start);
  for (const answer of lost) {
    const { alternatives = [] } = (await answer.json()) as Problem;
    expect(alternatives).toHaveLength(5);
    expect(alternatives.filter((one) => !free.has(one))).toEqual([]);
  }
});

test('the daily limit applies across processes', async () => {
  const all = await slots();
  const day = all.at(-1)?.slice(0, 10) ?? '';
  const hourly = all.filter((slot) => slot.startsWith(day) && slot.includes(':00:00'));
  expect(hourly).toHaveLength(7);
  const answers = await Promise.all(hourly.map((start, index) => book(index, start)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 200, 409]);
  expect((await slots(1)).filter((slot) => slot.startsWith(day))).toEqual([]);
});

test('a link from one process moves an appointment through the other, and frees its time there', async () => {
  const all = await slots();
  const { booking } = (await (await book(0, all[0])).json()) as BookedAnswer;
  const moves = await Promise.all(
    [0, 1].map((index) => post(index, booking.manageUrl, { action: 'move', start: all[5] })),
  );
  expect(moves.map(({ status }) => status)).toEqual([200, 200]);
  expect(await slots(1)).toContain(booking.start);
  expect(await slots(1)).not.toContain(all[5]);
  expect((await post(1, bookingPath('forged.token'), { action: 'cancel' })).status).toBe(404);
});
