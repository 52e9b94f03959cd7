import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEvent, calendarText } from './icalendar.ts';

const event: CalendarEvent = {
  uid: '0197-uid',
  sequence: 2,
  stamp: Date.parse('2026-11-21T09:00:00Z'),
  start: Date.parse('2026-11-24T09:00:00Z'),
  end: Date.parse('2026-11-24T09:30:00Z'),
  cancelled: false,
  summary: 'Erstgespräch mit Musterwerk KI',
  description: 'Eine Zeile',
  location: 'https://video.example.com/raum',
  organizer: { name: 'Musterwerk KI', address: 'kontakt@musterwerk-ki.example' },
  attendees: [{ address: 'mia@muster-handel.example' }],
};

function read(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  for (const zone of calendar.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone);
  const events = calendar.getAllSubcomponents('vevent').map((one) => new ICAL.Event(one));
  return { calendar, events, event: events[0] as ICAL.Event };
}

function reread(change: Partial<CalendarEvent>, method: 'REQUEST' | 'CANCEL' | 'PUBLISH' = 'REQUEST') {
  const text = calendarText(method, [{ ...event, ...change }]);
  return { text, ...read(text) };
}

test('an independent library parses method, UID, times and participants', () => {
  const { calendar, event: read } = reread({});
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect(calendar.getFirstPropertyValue('version')).toBe('2.0');
  expect([read.uid, read.sequence, read.summary, read.location]).toEqual([
    '0197-uid',
    2,
    event.summary,
    event.location,
  ]);
  expect(read.startDate.toJSDate().toISOString()).toBe('2026-11-24T09:00:00.000Z');
  expect(read.endDate.toJSDate().toISOString()).toBe('2026-11-24T09:30:00.000Z');
  expect(read.startDate.zone.tzid).toBe('Europe/Berlin');
  expect(read.organizer).toBe('mailto:kontakt@musterwerk-ki.example');
  expect(read.attendees.map((one) => one.getFirstValue())).toEqual(['mailto:mia@muster-handel.example']);
  expect(read.component.getFirstPropertyValue('status')).toBe('CONFIRMED');
});

test('a cancellation withdraws the same calendar entry', () => {
  const { calendar, event: read } = reread({ cancelled: true, sequence: 3 }, 'CANCEL');
  expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
  expect([read.uid, read.sequence, read.component.getFirstPropertyValue('status')]).toEqual([
    '0197-uid',
    3,
    'CANCELLED',
  ]);
});

test('a notification without an invitation has no participants', () => {
  const { event: read } = reread({}, 'PUBLISH');
  expect([read.attendees, read.organizer]).toEqual([[], expect.stringMatching(/^mailto:/)]);
});

test.each([
  ['in winter', '2026-11-24T09:00:00Z'],
  ['in summer', '2027-06-24T08:00:00Z'],
  ['after the clocks went forward', '2027-03-28T01:00:00Z'],
  ['before the clocks go forward', '2027-03-28T00:30:00Z'],
  ['in the hour that comes twice, the first time', '2026-10-25T00:30:00Z'],
  ['in the hour that comes twice, the second time', '2026-10-25T01:30:00Z'],
  ['after the clocks went back', '2026-10-25T02:00:00Z'],
])('an appointment %s is parsed as the right moment', (_name, start) => {
  const moment = Date.parse(start);
  const { event: read } = reread({ start: moment, end: moment + 1_800_000 });
  expect(read.startDate.toJSDate().toISOString()).toBe(new Date(moment).toISOString());
  expect(read.endDate.toJSDate().toISOString()).toBe(new Date(moment + 1_800_000).toISOString());
});

test('lines have at most 75 octets, end with CRLF and do not split characters', () => {
  const description = `${'Größe, \u{1f600} und '.repeat(40)}Ende`;
  const { text, event: read } = reread({ description });
  const lines = text.split('\r\n');
  expect(lines.at(-1)).toBe('');
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  for (const line of lines) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(Buffer.from(text).toString()).toBe(text);
  expect(read.description).toBe(description);
});

test('hostile names and texts are escaped', () => {
  const bad = 'Mia";X=1:\r\nATTENDEE:mailto:x@bad.example\nBEGIN:VEVENT\u0000\u2028, \\n; Ende';
  const { events, event: read } = reread({
    summary: bad,
    description: bad,
    location: bad,
    organizer: { name: bad, address: 'a@b.example' },
    attendees: [{ name: bad, address: "o'brien+x?y&z@bad.example" }],
  });
  expect(events).toHaveLength(1);
  expect(read.attendees).toHaveLength(1);
  expect(read.attendees[0]?.getFirstValue()).toBe("mailto:o'brien+x%3Fy%26z@bad.example");
  expect(String(read.attendees[0]?.getParameter('cn'))).toContain(
    "Mia';X=1: ATTENDEE:mailto:x@bad.example BEGIN:VEVENT",
  );
  expect(read.summary.replace(/\s+/g, ' ')).toBe('Mia";X=1: ATTENDEE:mailto:x@bad.example BEGIN:VEVENT , \\n; Ende');
  expect(read.component.getAllProperties('x')).toEqual([]);
});

test('a feed has a name and contains all appointments', () => {
  const text = calendarText('PUBLISH', [event, { ...event, uid: 'other' }], 'Erstgespräche Musterwerk KI');
  const { calendar, events } = read(text);
  expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Erstgespräche Musterwerk KI');
  expect(events.map(({ uid }) => uid)).toEqual(['0197-uid', 'other']);
});
