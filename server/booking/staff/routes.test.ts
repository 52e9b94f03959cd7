import ICAL from 'ical.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { BookedAnswer } from '#contract/booking/booking.ts';
import type { Problem } from '#contract/http/problem.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { addDays } from '#contract/office-time/calendar-day.ts';
import { officeDay } from '#contract/office-time/office.ts';
import {
  type BookingAnswer,
  type BookingSettings,
  type BookingWeekAnswer,
  type FeedAnswer,
  staffBookingPaths as paths,
  type StaffBooking,
  type StaffBookingsAnswer,
  type StaffConflict,
} from '#contract/staff/bookings.ts';
import { deskPaths, type LeadDeskAnswer } from '#contract/staff/desk.ts';
import type { MailTemplate } from '#contract/staff/mail-templates.ts';
import { engines } from '#tests/support/servers/databases.ts';
import { startTestSite, type TestSite } from '#tests/support/servers/site.ts';
import { signIn, staffCalls } from '#tests/support/staff-client.ts';

describe.each(engines)('on %s', (engine) => {
  let site: TestSite;
  let call: Awaited<ReturnType<typeof signIn>>['call'];

  beforeEach(async () => {
    site = await startTestSite(engine, { RATE_LIMIT: 'off' });
    ({ call } = await signIn(site));
  });
  afterEach(() => site.end());

  const list = async (query = '') => (await (await call(`${paths.bookings}${query}`)).json()) as StaffBookingsAnswer;
  const send = (path: string, body: unknown, method = 'POST') => call(path, { method, body });

  async function book(start: string | undefined, more: object = {}): Promise<StaffBooking> {
    const person = { firstName: 'Mia', lastName: 'Beispiel', email: 'mia@muster-handel.example', phone: '0511 1' };
    const answer = await site.post(leadKinds.booking.path, {
      ...person,
      start,
      pageSource: 'KI-Lab',
      topic: 'KI-Lab',
      ...more,
    });
    const made = ((await answer.json()) as BookedAnswer).booking;
    return (await list()).bookings.find((one) => one.start === made.start) as StaffBooking;
  }

  test('staff see who comes when, soonest first, with the page that it came from', async () => {
    const slots = await site.freeStarts();
    await book(slots.at(-1), { firstName: 'Später' });
    await book(slots[0], { website: 'https://machine.example' });
    const { bookings, total, next } = await list();
    expect([total, next, bookings.map(({ firstName }) => firstName)]).toEqual([2, null, ['Mia', 'Später']]);
    expect(bookings[0]).toMatchObject({
      state: 'booked',
      start: slots[0],
      email: 'mia@muster-handel.example',
      pageSource: 'KI-Lab',
      topic: 'KI-Lab',
      timeZone: 'Europe/Berlin',
      spamSignals: ['honeypot'],
      version: 1,
    });
    expect((await list('?show=past')).bookings).toEqual([]);
  });

  test('a week shows booked and free times by day, and where the appointment takes place', async () => {
    const slots = await site.freeStarts();
    const day = officeDay(Date.parse(slots[0] ?? ''));
    await book(slots[0], { mode: 'video' });
    await book(slots.at(-1), { firstName: 'Später' });
    const answer = await call(`${paths.week}?from=${day}`);
    const week = (await answer.json()) as BookingWeekAnswer;
    expect(week.bookings.map(({ start }) => start)).toEqual([slots[0]]);
    expect(week.free).not.toContain(slots[0]);
    expect(week.free.length).toBeGreaterThan(5);
    const last = addDays(day, 6);
    expect(week.free.every((start) => officeDay(Date.parse(start)) <= last)).toBe(true);
    expect(week.free).toEqual((await site.freeStarts()).filter((start) => officeDay(Date.parse(start)) <= last));
    expect(week.bookings[0]?.room).toBe('https://video.example.com/erstgespraech');
    expect((await call(`${paths.week}?from=2026-02-30`)).status).toBe(422);
    expect((await call(paths.week)).status).toBe(422);
  });

  test('a long list is paged', async () => {
    await send(paths.settings, { ...(await settings()), horizonWeeks: 26, perDay: 48, bufferMinutes: 0 }, 'PUT');
    const slots = await site.freeStarts();
    for (const start of slots.slice(0, 53)) await book(start);
    const first = await list();
    expect([first.bookings.length, first.total]).toEqual([50, 53]);
    const second = await list(`?cursor=${first.next}`);
    expect([second.bookings.length, second.next]).toEqual([3, null]);
    expect(new Set([...first.bookings, ...second.bookings].map(({ id }) => id)).size).toBe(53);
    expect((await call(`${paths.bookings}?cursor=x`)).status).toBe(422);
    expect((await call(`${paths.bookings}?show=all`)).status).toBe(422);
  }, 60_000);

  test('staff move and cancel appointments; the lead shows it and the appointment stays visible', async () => {
    const slots = await site.freeStarts();
    const { id } = await book(slots[0]);
    const { id: leadId } = await site.services.database.db.selectFrom('leads').select('id').executeTakeFirstOrThrow();
    const change = async () => {
      const desk = (await (await call(`${deskPaths.leads}/${leadId}`)).json()) as LeadDeskAnswer;
      return desk.appointment?.change?.what ?? null;
    };
    expect(await change()).toBe(null);
    const moved = await send(`${paths.bookings}/${id}/move`, { start: slots.at(-1), version: 1 });
    expect(((await moved.json()) as BookingAnswer).booking).toMatchObject({ start: slots.at(-1), version: 2 });
    const mailed = async (template: MailTemplate) =>
      (await site.services.database.db.selectFrom('outbox').select('id').where('template', '=', template).execute())
        .length;
    // Checked before the next change, which voids an unsent mail.
    expect(await mailed('booking-moved')).toBe(1);
    expect(await change()).toBe('moved');
    const cancelled = await send(`${paths.bookings}/${id}/cancel`, { version: 2 });
    expect(((await cancelled.json()) as BookingAnswer).booking).toMatchObject({ state: 'cancelled', version: 3 });
    expect(await change()).toBe('cancelled');
    expect((await list()).bookings).toEqual([]);
    expect((await list('?show=cancelled')).bookings.map((one) => one.id)).toEqual([id]);
    const lead = await site.services.database.db.selectFrom('leads').select('details').executeTakeFirstOrThrow();
    expect(lead.details.Termin).toMatch(/\(abgesagt\)$/);
    expect(await mailed('booking-cancelled')).toBe(1);
  });

  test('a change based on an old version is refused and returns the current state', async () => {
    const slots = await site.freeStarts();
    const { id } = await book(slots[0]);
    await send(`${paths.bookings}/${id}/move`, { start: slots.at(-1), version: 1 });
    const late = await send(`${paths.bookings}/${id}/cancel`, { version: 1 });
    expect(late.status).toBe(409);
    expect(((await late.json()) as StaffConflict).booking).toMatchObject({ start: slots.at(-1), version: 2 });
  });

  test('a move to a booked or closed slot is refused, with free slots in the response', async () => {
    const slots = await site.freeStarts();
    const { id } = await book(slots[0]);
    await book(slots.at(-1));
    const taken = await send(`${paths.bookings}/${id}/move`, { start: slots.at(-1), version: 1 });
    const { errors, alternatives } = (await taken.json()) as Problem;
    expect([taken.status, errors?.[0]?.code, alternatives?.length]).toEqual([409, 'start.taken', 5]);
    const closed = await send(`${paths.bookings}/${id}/move`, { start: '2099-01-04T09:00:00Z', version: 1 });
    expect(((await closed.json()) as Problem).errors?.[0]?.code).toBe('start.closed');
    expect((await send(`${paths.bookings}/unknown/cancel`, { version: 1 })).status).toBe(404);
    expect((await send(`${paths.bookings}/${id}/cancel`, {})).status).toBe(422);
  });

  const settings = async () => (await (await call(paths.settings)).json()) as BookingSettings;

  test('changed hours and limits take effect immediately', async () => {
    const defaults = await settings();
    expect(defaults).toMatchObject({
      noticeHours: 24,
      horizonWeeks: 6,
      bufferMinutes: 15,
      perDay: 6,
      observeHolidays: true,
    });
    const saturday = defaults.hours.map((_, weekday) => (weekday === 5 ? [{ from: 600, to: 660 }] : []));
    const saved = await send(paths.settings, { ...defaults, hours: saturday }, 'PUT');
    expect(saved.status).toBe(200);
    expect(await settings()).toEqual({ ...defaults, hours: saturday });
    const slots = await site.freeStarts();
    expect(slots.length).toBeGreaterThan(4);
    expect(new Set(slots.map((slot) => new Date(slot).getUTCDay()))).toEqual(new Set([6]));
  });

  test.each([
    ['six weekdays', { hours: [[], [], [], [], [], []] }, 'hours.invalid'],
    ['hours that end before they begin', { hours: [[{ from: 600, to: 600 }], [], [], [], [], [], []] }, 'hours.order'],
    [
      'hours that overlap',
      {
        hours: [
          [
            { from: 540, to: 720 },
            { from: 690, to: 780 },
          ],
          [],
          [],
          [],
          [],
          [],
          [],
        ],
      },
      'hours.overlap',
    ],
    ['hours off the half hour', { hours: [[{ from: 555, to: 720 }], [], [], [], [], [], []] }, 'hours.grid'],
    ['hours beyond midnight', { hours: [[{ from: 1380, to: 1470 }], [], [], [], [], [], []] }, 'hours.invalid'],
    ['a notice of nothing', { noticeHours: -1 }, 'noticeHours.tooSmall'],
    ['a horizon of a year', { horizonWeeks: 53 }, 'horizonWeeks.tooLarge'],
    ['a buffer of ten minutes', { bufferMinutes: 10 }, 'bufferMinutes.grid'],
    ['half an appointment a day', { perDay: 0.5 }, 'perDay.invalid'],
    ['a word for a number', { perDay: 'six' }, 'perDay.invalid'],
  ])('settings with %s are refused with the field’s name and change nothing', async (_name, change, code) => {
    const before = await settings();
    const answer = await send(paths.settings, { ...before, ...change }, 'PUT');
    expect([answer.status, ((await answer.json()) as Problem).errors?.map((one) => one.code)]).toEqual([422, [code]]);
    expect(await settings()).toEqual(before);
  });

  test('staff block a period and free it again; appointments in it stay', async () => {
    const slots = await site.freeStarts();
    const { id } = await book(slots[0]);
    const first = slots.at(-1) ?? '';
    const to = new Date(Date.parse(first) + 1_800_000).toISOString();
    const made = await send(paths.blocks, { from: slots[0], to, note: 'Messe' });
    expect(made.status).toBe(201);
    expect(await site.freeStarts()).toEqual([]);
    expect((await list()).bookings.map((one) => one.id)).toEqual([id]);
    const { blocks } = (await (await call(paths.blocks)).json()) as { blocks: { id: string; note: string }[] };
    expect(blocks).toMatchObject([{ note: 'Messe', from: slots[0], to }]);
    expect((await call(`${paths.blocks}/${blocks[0]?.id}`, { method: 'DELETE' })).status).toBe(204);
    expect((await call(`${paths.blocks}/${blocks[0]?.id}`, { method: 'DELETE' })).status).toBe(404);
    expect(await site.freeStarts()).toContain(first);
    const backwards = await send(paths.blocks, { from: to, to: slots[0] });
    expect(((await backwards.json()) as Problem).errors).toEqual([{ field: 'to', code: 'to.order' }]);
    const over = await send(paths.blocks, { from: '2020-01-01T09:00:00.000Z', to: '2020-01-02T09:00:00.000Z' });
    expect(((await over.json()) as Problem).errors).toEqual([{ field: 'to', code: 'to.over' }]);
  });

  test('the feed shows appointments to clients with its secret, and a new secret revokes the old one', async () => {
    const slots = await site.freeStarts();
    await book(slots[0], { message: 'Zum Einkauf; bitte', company: 'Muster, Handel' });
    expect(await (await call(paths.feed)).json()).toEqual({ createdAt: null });
    const made = (await (await send(paths.feed, {})).json()) as FeedAnswer;
    const path = new URL(made.url ?? '').pathname;
    expect(path).toMatch(/^\/calendar\/[\w-]{32}\.ics$/);
    const answer = await site.app.request(path);
    expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('content-type')]).toEqual([
      200,
      'no-store',
      'text/calendar; charset=utf-8',
    ]);
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    expect(event.startDate.toJSDate().toISOString()).toBe(slots[0]);
    expect(event.summary).toBe('Erstgespräch: Mia Beispiel (Muster, Handel)');
    expect(event.description).toContain('mia@muster-handel.example, 0511 1');
    expect(event.description).toContain('Zum Einkauf; bitte');
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(1);
    // The address cannot be read later, not even from the database.
    const state = await site.services.database.db.selectFrom('site_state').selectAll().execute();
    expect(JSON.stringify(state)).not.toContain(path.slice('/calendar/'.length, -4));
    expect(await (await call(paths.feed)).json()).toEqual({ createdAt: made.createdAt });

    const { url = '' } = (await (await send(paths.feed, {})).json()) as FeedAnswer;
    expect((await site.app.request(path)).status).toBe(404);
    expect((await site.app.request(new URL(url).pathname)).status).toBe(200);
    for (const wrong of ['/calendar/.ics', '/calendar/x.ics', `${path.slice(0, -5)}A.ics`, '/calendar/x']) {
      expect((await site.app.request(wrong)).status).toBe(404);
    }
  });

  test('no call works without a login', async () => {
    const out = staffCalls(site);
    for (const path of Object.values(paths)) expect((await out(path)).status).toBe(401);
    expect((await out(`${paths.bookings}/x/cancel`, { method: 'POST', body: { version: 1 } })).status).toBe(401);
    expect((await out(paths.settings, { method: 'PUT', body: {} })).status).toBe(401);
  });
});
