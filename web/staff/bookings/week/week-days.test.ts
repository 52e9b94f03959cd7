import { expect, test } from 'vitest';
import type { StaffBooking } from '#contract/staff/bookings.ts';
import { dayPlans } from './week-days.ts';

const booking: StaffBooking = {
  id: 'b',
  leadId: 'l',
  state: 'booked',
  start: '2026-11-24T09:00:00.000Z',
  end: '2026-11-24T09:30:00.000Z',
  mode: 'video',
  room: null,
  timeZone: 'Europe/Berlin',
  topic: '',
  calculation: null,
  version: 1,
  firstName: 'Mia',
  lastName: 'Beispiel',
  email: 'mia@muster.example',
  phone: '',
  company: '',
  message: '',
  language: 'de',
  pageSource: '',
  buttonContext: '',
  buttonText: '',
  spamSignals: [],
  created_at: '2026-11-20T09:00:00.000Z',
};

test('free and taken times are in rows by hour, the same for each day', () => {
  const plans = dayPlans('2026-11-23', {
    bookings: [booking],
    free: ['2026-11-23T08:00:00.000Z', '2026-11-24T08:30:00.000Z', '2026-11-24T12:00:00.000Z'],
    blocks: [],
    perDay: 6,
  });
  expect(plans.map(({ day, slots }) => [day, slots.map(({ clock, row }) => `${row} ${clock}`)])).toEqual([
    ['2026-11-23', ['1 09:00']],
    ['2026-11-24', ['2 09:30', '3 10:00', '9 13:00']],
    ['2026-11-25', []],
    ['2026-11-26', []],
    ['2026-11-27', []],
  ]);
  expect(plans[1]?.slots.map((slot) => slot.booking?.firstName ?? null)).toEqual([null, 'Mia', null]);
});

test('a weekend with an appointment is shown', () => {
  const plans = dayPlans('2026-11-23', {
    bookings: [{ ...booking, start: '2026-11-28T09:00:00.000Z' }],
    free: [],
    blocks: [],
    perDay: 6,
  });
  expect(plans.map(({ day }) => day).at(-1)).toBe('2026-11-28');
  expect(plans).toHaveLength(6);
});

test('a day says what is blocked on it, with the hours if it is not the whole day', () => {
  const plans = dayPlans('2026-11-23', {
    bookings: [],
    free: [],
    blocks: [
      { id: '1', from: '2026-11-24T12:00:00.000Z', to: '2026-11-25T23:00:00.000Z', note: 'Messe' },
      { id: '2', from: '2026-11-27T08:00:00.000Z', to: '2026-11-27T09:30:00.000Z', note: '' },
    ],
    perDay: 6,
  });
  expect(plans.map(({ closed }) => closed)).toEqual([
    '',
    'Gesperrt 13:00–24:00: Messe',
    'Gesperrt: Messe',
    '',
    'Gesperrt 09:00–10:30',
  ]);
});

test('a day on which visitors are offered no more appointments says so', () => {
  const plans = dayPlans('2026-11-23', { bookings: [booking], free: [], blocks: [], perDay: 1 });
  expect(plans.map(({ closed }) => closed)).toEqual(['', 'Voll: 1 von 1 Terminen', '', '', '']);
});
