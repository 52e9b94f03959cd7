import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  type BookedAnswer,
  bookingPath,
  bookingSlotsPath,
  type SlotsAnswer,
  slotsPath,
} from '#contract/booking/booking.ts';
import { idempotencyHeader, type Problem } from '#contract/http/problem.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { defaultSettings } from './calendar/settings.ts';
import { writeSettings } from './repository.ts';

const path = leadKinds.booking.path;
const person = { firstName: 'Mia', lastName: 'Beispiel', email: 'mia@muster-handel.example' };

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;

  beforeEach(async () => {
    site = await startTestSite(engine, { RATE_LIMIT: 'off' });
  });
  afterEach(() => site.end());

  /** The free times of a whole day, because depending on the time of day the first one may have only one left. */
  const wholeDay = async () => {
    const slots = await site.freeStarts();
    const second = slots.find((slot) => slot.slice(0, 10) !== slots[0]?.slice(0, 10));
    return slots.filter((slot) => slot.slice(0, 10) === second?.slice(0, 10));
  };
  const book = (start: string | undefined, more: object = {}, headers: Record<string, string> = {}) =>
    site.post(path, { ...person, start, timeZone: 'Asia/Jerusalem', mode: 'phone', ...more }, headers);
  const booking = async (answer: Response) => ((await answer.json()) as BookedAnswer).booking;
  const leads = () => site.services.database.db.selectFrom('leads').selectAll().orderBy('id').execute();

  test('a booking stores a lead and returns a link and a calendar file', async () => {
    const [start = ''] = await site.freeStarts();
    const answer = await book(start, {
      pageSource: 'KI-Akademie',
      buttonText: 'Training buchen',
      topic: 'KI-Akademie',
    });
    expect(answer.status).toBe(200);
    const made = await booking(answer);
    expect(Date.parse(made.end) - Date.parse(made.start)).toBe(30 * 60_000);
    expect(await site.freeStarts()).not.toContain(start);
    const [lead] = await leads();
    expect(lead).toMatchObject({ kind: 'booking', page_source: 'KI-Akademie', subject: 'KI-Akademie', company: '' });
    expect(lead?.details).toEqual({
      Termin: expect.stringMatching(/ um \d\d:\d0 Uhr$/),
      Art: 'Telefon',
    });
    const file = await site.app.request(made.icsUrl);
    expect(file.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(file.headers.get('cache-control')).toBe('no-store');
    expect(await file.text()).toContain('METHOD:PUBLISH\r\n');
  });

  test('whoever is to be called leaves a number or none; for a video call anything is kept', async () => {
    const slots = await site.freeStarts();
    const refused = await book(slots[0], { phone: 'abc' });
    expect(refused.status).toBe(422);
    expect(((await refused.json()) as Problem).errors).toMatchObject([{ field: 'phone', code: 'phone.invalid' }]);
    expect((await book(slots[0], { phone: '0511 / 123456, nach 14 Uhr' })).status).toBe(200);
    expect((await book(slots[4], { phone: 'abc', mode: 'video', email: 'video@visitor.example' })).status).toBe(200);
  });

  test('a booking without a source is stored as such', async () => {
    await book((await site.freeStarts())[0]);
    expect((await leads())[0]?.page_source).toBe('Ohne Angabe');
  });

  test('two hundred posts for one time: one 200, all others 409 with fresh times', async () => {
    const [start = ''] = await site.freeStarts();
    const answers = await Promise.all(Array.from({ length: 200 }, () => book(start)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const lost = answers.filter(({ status }) => status === 409);
    expect(lost).toHaveLength(199);
    const still = new Set(await site.freeStarts());
    for (const answer of lost) {
      const { errors, alternatives = [] } = (await answer.json()) as Problem;
      expect(errors).toEqual([{ field: 'start', code: 'start.taken' }]);
      expect(alternatives).toHaveLength(5);
      expect(alternatives.filter((slot) => !still.has(slot))).toEqual([]);
    }
  }, 60_000);

  test('the same key gets the same response, even if its own booking holds the slot', async () => {
    const [start, other] = await wholeDay();
    const key = { [idempotencyHeader]: 'one-dialog' };
    const first = await (await book(start, {}, key)).text();
    expect(await (await book(start, {}, key)).text()).toBe(first);
    expect(await leads()).toHaveLength(1);
    // A lost race leaves the key free for another time.
    const second = { [idempotencyHeader]: 'other-dialog' };
    expect((await book(start, {}, second)).status).toBe(409);
    expect((await book(other, {}, second)).status).toBe(409);
    expect((await book((await site.freeStarts()).at(-1), {}, second)).status).toBe(200);
  });

  test('the same key from another address makes a new booking and does not change the existing appointment', async () => {
    const [start, other] = [(await site.freeStarts())[0], (await site.freeStarts()).at(-1)];
    const key = { [idempotencyHeader]: 'KEY-1' };
    const first = await book(start, { email: 'vera@visitor.example' }, key);
    const second = await book(other, { email: 'victor@visitor.example' }, key);
    expect([first.status, second.status]).toEqual([200, 200]);
    const rows = await site.services.database.db.selectFrom('bookings').select('state').execute();
    expect(rows).toEqual([{ state: 'booked' }, { state: 'booked' }]);
    expect((await leads()).map(({ follows_id }) => follows_id)).toEqual([null, null]);
    // The key still works for the first visitor, whatever the case of the address.
    expect(await (await book(start, { email: 'Vera@VISITOR.example' }, key)).json()).toMatchObject({ success: true });
    expect(await site.services.database.db.selectFrom('bookings').select('id').execute()).toHaveLength(2);
  });

  test('if others take the last slot of a day, the answer is 409 with free times of other days', async () => {
    await writeSettings(site.services.database.db, { ...defaultSettings, perDay: 1 });
    const [start = '', ...others] = await wholeDay();
    await book(start);
    const answer = await book(others.at(-1));
    expect(answer.status).toBe(409);
    const { errors, message, alternatives = [] } = (await answer.json()) as Problem;
    expect(errors).toEqual([{ field: 'start', code: 'start.full' }]);
    expect(message).toBe('An diesem Tag ist kein Termin mehr frei. Bitte wählen Sie einen anderen Tag.');
    expect(alternatives.map((slot) => slot.slice(0, 10))).not.toContain(start.slice(0, 10));
    expect(alternatives).toHaveLength(5);
  });

  test('a start without an offset is in office time', async () => {
    const start = (await site.freeStarts()).at(-1) ?? '';
    const berlin = new Intl.DateTimeFormat('sv-SE', {
      timeZone: 'Europe/Berlin',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    const local = berlin.format(Date.parse(start)).replace(' ', 'T');
    expect(await booking(await book(local))).toMatchObject({ start });
    expect((await leads())[0]?.details.Termin).toContain(local.slice(11, 16));
  });

  const times: [string, string | undefined, string, { timeZone: string }?][] = [
    ['of the past', '2020-01-07T09:00:00Z', 'start.past'],
    ['too soon', new Date(Math.ceil(Date.now() / 1_800_000 + 1) * 1_800_000).toISOString(), 'start.notice'],
    ['beyond the horizon', '2099-01-07T09:00:00Z', 'start.horizon'],
    ['that there is not', '2026-02-31T09:00:00Z', 'start.invalid'],
    ['in words', 'tomorrow', 'start.invalid'],
    ['left out', undefined, 'start.required'],
    ['that there is not, without an offset', '2026-02-31T09:00:00', 'start.invalid'],
    [
      'in the hour that the clocks skip',
      '2027-03-28T02:30:00+01:00',
      'start.nonexistent',
      { timeZone: 'Europe/Berlin' },
    ],
    [
      'in that hour on the office’s clocks',
      '2027-03-28T02:30:00',
      'start.nonexistent',
      { timeZone: 'America/New_York' },
    ],
  ];

  test.each(times)('a start %s is refused with the reason', async (_name, start, code, more) => {
    const answer = await book(start, more);
    expect(answer.status).toBe(422);
    const { errors, alternatives } = (await answer.json()) as Problem;
    expect(errors).toEqual([{ field: 'start', code }]);
    if (!/invalid|required/.test(code)) expect(alternatives).toHaveLength(5);
    expect(await leads()).toEqual([]);
  });

  test('a start between the offered times is refused in the language of the page, with free times near it', async () => {
    const [start = ''] = await site.freeStarts();
    const late = new Date(Date.parse(start) + 600_000).toISOString();
    const { message, alternatives } = (await (await book(late, { language: 'en' })).json()) as Problem;
    expect(message).toBe('Appointments begin on the hour or half hour. Please choose one of the free times.');
    expect(alternatives?.[0]).toBe(start);
  });

  test('the link moves and cancels by JSON; opening it changes nothing', async () => {
    const slots = await site.freeStarts();
    const { manageUrl, start } = await booking(await book(slots[0]));
    for (const method of ['GET', 'HEAD']) {
      const page = await site.app.request(manageUrl, { method });
      expect([page.status, page.headers.get('cache-control'), page.headers.get('referrer-policy')]).toEqual([
        200,
        'no-store',
        'no-referrer',
      ]);
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
      expect(page.headers.get('cross-origin-opener-policy')).toBe('same-origin');
    }
    const target = slots.at(-1);
    const moved = await site.post(manageUrl, { action: 'move', start: target });
    expect([moved.status, (await booking(moved)).start]).toEqual([200, target]);
    expect(await site.freeStarts()).toContain(start);
    expect((await site.post(manageUrl, { action: 'move', start: '2099-01-07T09:00:00Z' })).status).toBe(422);
    expect((await site.post(manageUrl, { action: 'dance' })).status).toBe(422);
    expect((await site.post(manageUrl, { action: 'cancel' })).status).toBe(200);
    expect((await site.post(manageUrl, { action: 'cancel' })).status).toBe(200);
    expect((await site.post(manageUrl, { action: 'move', start })).status).toBe(410);
    expect(await (await site.app.request(`${manageUrl}/appointment.ics`)).text()).toContain('STATUS:CANCELLED');
  });

  test('a move to a booked slot is answered with 409 and other slots', async () => {
    const slots = await site.freeStarts();
    const { manageUrl } = await booking(await book(slots[0]));
    await book(slots.at(-1));
    const lost = await site.post(manageUrl, { action: 'move', start: slots.at(-1) });
    expect(lost.status).toBe(409);
    expect(((await lost.json()) as Problem).alternatives).toHaveLength(5);
  });

  test('without JavaScript the page of the booking shows the outcome: booked, moved, refused, cancelled', async () => {
    const slots = await site.freeStarts();
    const booked = await site.postForm(path, { ...person, start: slots[0] ?? '', mode: 'video' });
    expect(booked.status).toBe(303);
    const to = booked.headers.get('location') ?? '';
    expect(to).toMatch(/^\/booking\/[\w.-]+\?done=booked$/);
    const manage = to.split('?')[0] ?? '';
    const answer = async (fields: Record<string, string>) => {
      const { status, headers } = await site.postForm(manage, fields);
      return [status, headers.get('location')?.slice(manage.length)];
    };
    expect(await answer({ action: 'move', start: slots.at(-1) ?? '' })).toEqual([303, '?done=moved']);
    expect(await answer({ action: 'move', start: slots.at(-1) ?? '' })).toEqual([303, '?done=unchanged']);
    expect(await answer({ action: 'move', start: '2020-01-07T09:00:00Z' })).toEqual([303, '?refused=past']);
    expect(await answer({ action: 'move' })).toEqual([303, '?refused=required']);
    expect(await answer({ action: 'move', start: 'bald' })).toEqual([303, '?refused=invalid']);
    expect(await answer({ action: 'cancel' })).toEqual([303, '?done=cancelled']);
    expect(await answer({ action: 'move', start: slots[0] ?? '' })).toEqual([303, '?refused=expired']);
  });

  test('the link of a booking offers times that only the booking itself blocks, but not its own', async () => {
    const before = await site.freeStarts();
    const [start = ''] = await wholeDay();
    const { manageUrl } = await booking(await book(start));
    const answer = await site.app.request(bookingSlotsPath(manageUrl.split('/').at(-1) ?? ''));
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const { slots } = (await answer.json()) as SlotsAnswer;
    expect(slots).toEqual(before.filter((one) => one !== start));
    expect((await site.freeStarts()).length).toBeLessThan(slots.length);
    expect((await site.app.request(bookingSlotsPath('unknown'))).status).toBe(404);
  });

  test('a form whose slot is no longer free is shown again with its input and free slots', async () => {
    const [start = ''] = await site.freeStarts();
    await book(start);
    const answer = await site.postForm(path, { ...person, start, message: 'Bitte zum Einkauf', mode: 'video' });
    expect(answer.status).toBe(409);
    const { posted } = (await answer.json()) as { posted: { values: Record<string, string>; problem: Problem } };
    expect(posted.values).toMatchObject({ firstName: 'Mia', message: 'Bitte zum Einkauf' });
    expect(posted.problem.alternatives).toHaveLength(5);
  });

  test('a link that is forged, cut off or from another site is not found', async () => {
    const { manageUrl } = await booking(await book((await site.freeStarts())[0]));
    const tokens = [`${manageUrl.slice(0, -3)}AAA`, manageUrl.slice(0, -10), bookingPath('x'), bookingPath('a.b.c')];
    for (const forged of tokens) {
      expect((await site.post(forged, { action: 'cancel' })).status).toBe(404);
      expect((await site.app.request(`${forged}/appointment.ics`)).status).toBe(404);
      expect((await site.postForm(forged, { action: 'cancel' })).status).toBe(303);
    }
    const rows = await site.services.database.db.selectFrom('bookings').select('state').execute();
    expect(rows.map(({ state }) => state)).toEqual(['booked']);
  });

  test('a range of invalid days is refused', async () => {
    const answer = await site.app.request(`${slotsPath}?from=2026-13-01&to=x`);
    expect(((await answer.json()) as Problem).errors).toEqual([
      { field: 'from', code: 'from.invalid' },
      { field: 'to', code: 'to.invalid' },
    ]);
  });
});

test('with an external calendar nothing can be booked here', async () => {
  const site = await startTestSite('sqlite', { BOOKING_URL: 'https://calendar.example.com/book' });
  expect((await site.app.request(slotsPath)).status).toBe(410);
  expect((await site.post(path, { ...person, start: '2026-11-24T09:00:00Z' })).status).toBe(410);
  expect((await site.postForm(path, { ...person, start: '2026-11-24T09:00:00Z' })).status).toBe(410);
  await site.end();
});

test('a flood of bookings from one address is slowed down', async () => {
  const site = await startTestSite('sqlite');
  const statuses = [];
  for (let index = 0; index < 62; index++) {
    statuses.push((await site.post(path, { ...person, start: '2020-01-07T09:00:00Z' })).status);
  }
  expect(statuses.at(-1)).toBe(429);
  await site.end();
});
