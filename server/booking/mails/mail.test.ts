import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { cases as processes } from '#contract/calculation/cases.ts';
import { defaultSpreads } from '#contract/calculation/inputs.ts';
import type { SpamSignal } from '#contract/leads/spam-signals.ts';
import { type Language, languages } from '#contract/site/languages.ts';
import { mails } from '#server/all-mails.ts';
import type { BookingEvent } from '#server/db/schema/mail-data.ts';
import type { Booking, Lead } from '#server/db/schema/schema.ts';
import { sampleBooking, sampleLeads } from '#server/mail-preview/samples.ts';
import type { MailSite } from '#server/mails/definition.ts';
import { testSite } from '#tests/support/rows/outbox.ts';
import type { BookingMailInput } from './mail-input.ts';

const visitorMails = {
  'booking-confirmation': 'booked',
  'booking-moved': 'moved',
  'booking-cancelled': 'cancelled',
  'booking-reminder': 'booked',
} as const satisfies Record<string, BookingEvent>;
type VisitorMail = keyof typeof visitorMails;
const cases = (Object.keys(visitorMails) as VisitorMail[]).flatMap((mail) =>
  languages.map((language) => [mail, language] as const),
);

type Change = { booking?: Partial<Booking>; lead?: Partial<Lead>; at?: Partial<BookingMailInput>; site?: MailSite };

function mailInput(event: BookingEvent, { booking, lead, at }: Change): BookingMailInput {
  const state = event === 'cancelled' ? 'cancelled' : 'booked';
  return {
    event,
    version: 1,
    booking: { ...sampleBooking, state, ...booking },
    lead: { ...sampleLeads.booking, ...lead },
    ...(event === 'moved' && { from: Date.parse('2026-11-23T14:00:00Z') }),
    ...at,
  };
}

function toVisitor(mail: VisitorMail, language: Language, change: Change = {}) {
  const at = mailInput(visitorMails[mail], change);
  return mails[mail].compose(at, at.lead.email, language, change.site ?? testSite);
}

function toStaff(event: BookingEvent, change: Change = {}) {
  return mails['booking-notice'].compose(mailInput(event, change), 'vertrieb@musterwerk-ki.example', 'de', testSite);
}

const flat = (text: string) => text.replace(/\s+/g, ' ');

function entry(content = '') {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
  return { method: calendar.getFirstPropertyValue('method'), event, zones: calendar.getAllSubcomponents('vtimezone') };
}

test.each(cases)('%s in %s contains no visitor input', (mail, language) => {
  const names = ['first_name', 'last_name', 'company', 'subject', 'message', 'details', 'phone'] as const;
  const marked = Object.fromEntries(
    [...names, 'page_source', 'button_context', 'button_text', 'page_url'].map((field) => [
      field,
      `{"x":"zqx-${field}"}`,
    ]),
  );
  expect(JSON.stringify(toVisitor(mail, language, { lead: marked, booking: { mode: 'phone' } }))).not.toContain('zqx');
});

test.each(
  cases,
)('%s in %s has a short subject, day and time, and a calendar entry of the same appointment', (mail, language) => {
  const { subject, text, calendar } = toVisitor(mail, language);
  expect(Array.from(subject).length).toBeLessThan(50);
  expect(flat(text)).toContain(language === 'de' ? 'Dienstag, 24. November 2026' : 'Tuesday 24 November 2026');
  expect(flat(text)).toMatch(language === 'de' ? /10:00–10:30 Uhr \(MEZ\)/ : /10:00–10:30 \(CET\)/);
  expect(text).not.toMatch(/undefined|null|\[object/);
  const { method, event, zones } = entry(calendar?.content);
  const cancelled = mail === 'booking-cancelled';
  expect([method, calendar?.method]).toEqual(cancelled ? ['CANCEL', 'CANCEL'] : ['REQUEST', 'REQUEST']);
  expect([event.uid, event.sequence]).toEqual([sampleBooking.id, 0]);
  expect(event.startDate.toJSDate().toISOString()).toBe('2026-11-24T09:00:00.000Z');
  expect(event.component.getFirstPropertyValue('status')).toBe(cancelled ? 'CANCELLED' : 'CONFIRMED');
  expect(zones).toHaveLength(1);
  expect(event.organizer).toBe(`mailto:${testSite.company.mail.from}`);
  expect(event.attendees.map((one) => one.getFirstValue())).toEqual([`mailto:${sampleLeads.booking.email}`]);
});

test('the entry’s sequence grows with each change', () => {
  const sequence = (version: number) =>
    entry(toVisitor('booking-moved', 'de', { booking: { version } }).calendar?.content).event.sequence;
  expect([sequence(2), sequence(3)]).toEqual([1, 2]);
});

test('a visitor in another time zone gets their own time first, with office time beside it', () => {
  const { text, subject } = toVisitor('booking-confirmation', 'en', {
    booking: {
      time_zone: 'Pacific/Auckland',
      start_at: Date.parse('2026-11-24T12:00:00Z'),
      end_at: Date.parse('2026-11-24T12:30:00Z'),
    },
  });
  expect(subject).toBe('Your appointment: Wed 25 Nov, 01:00');
  expect(text).toMatch(/^Day: +Wednesday 25\u00a0November 2026$/m);
  expect(text).toMatch(/^Time: +01:00–01:30 \(New Zealand Daylight Time\)$/m);
  expect(text).toMatch(/^Our time: +Tuesday 24\u00a0November 2026, 13:00–13:30 \(CET\)$/m);
});

test('for a video call, mail and calendar entry have the link to the room; without a room the mail says who sends one', () => {
  const room = testSite.company.booking?.videoRoom ?? '';
  const withRoom = toVisitor('booking-confirmation', 'de');
  expect(withRoom.text).toContain(room);
  expect(entry(withRoom.calendar?.content).event.location).toBe(room);
  const { booking: _room, ...company } = testSite.company;
  const without = toVisitor('booking-confirmation', 'de', { site: { ...testSite, company } });
  expect(flat(without.text)).toContain('Den Link zum Video sendet Ihnen vorher die Person, die das Gespräch führt.');
  expect(entry(without.calendar?.content).event.location).toBe('Video');
});

test('if the company data have a pattern, each appointment has its own room, whose address others cannot guess', () => {
  const company = { ...testSite.company, booking: { videoRoom: 'https://video.example.com/talk-{room}' } };
  const roomOf = (id: string, version = 1) => {
    const sent = toVisitor('booking-confirmation', 'en', {
      booking: { id, version },
      site: { ...testSite, company },
    });
    const room = entry(sent.calendar?.content).event.location;
    expect(sent.text).toContain(room);
    return room;
  };
  const ids = ['018f3f5e-0000-7000-8000-000000000001', '018f3f5e-0000-7000-8000-000000000002'] as const;
  const [one, other] = ids.map((id) => roomOf(id));
  expect(one).toMatch(/^https:\/\/video\.example\.com\/talk-[0-9a-f]{24}$/);
  expect(other).not.toBe(one);
  expect(roomOf(ids[0], 2)).toBe(one);
});

test.each([
  ['by video', {}, 'Videoraum öffnen', testSite.company.booking?.videoRoom ?? ''],
  ['by phone', { booking: { mode: 'phone' } } as const, 'In den Kalender', '/appointment.ics'],
])('the main button of %s is the most useful action', (_how, change, label, address) => {
  const { html, text } = toVisitor('booking-confirmation', 'de', change);
  const [button = '', ...more] = html.match(/<td class="button".*?<\/td>/g) ?? [];
  expect(more).toEqual([]);
  expect(button).toContain(label);
  expect(button).toContain(address);
  expect(text).toMatch(/Termin verschieben oder absagen:\nhttp\S+\/booking\/[\w.-]+\n/);
  expect(text).toMatch(/^Mit: +Jonas Beispiel, Leiter Erstgespräche$/m);
});

test('the mail for a phone appointment contains the visitor’s number, or ours if there is none', () => {
  const phone = { mode: 'phone' } as const;
  expect(flat(toVisitor('booking-confirmation', 'en', { booking: phone }).text)).toContain(
    'We will call you at the agreed time',
  );
  const { text, calendar } = toVisitor('booking-confirmation', 'en', { booking: phone, lead: { phone: '' } });
  expect(flat(text)).toContain(`please call us at the agreed time: ${testSite.company.phone.display}`);
  expect(entry(calendar?.content).event.description).toContain(testSite.company.phone.display);
});

test('a calculation that came with the booking is confirmed, without its values, until the appointment is cancelled', () => {
  const calculation = { name: 'zqx-Vorgang', inputs: processes['invoice-matching'], spreads: defaultSpreads };
  const { text } = toVisitor('booking-confirmation', 'de', { lead: { calculation } });
  expect(flat(text)).toContain('Berechnung: Ihre Werte und das Ergebnis liegen uns für das Gespräch vor.');
  expect(text).not.toContain('zqx');
  expect(toVisitor('booking-reminder', 'en', { lead: { calculation } }).text).toContain('We have your sheet');
  expect(flat(toVisitor('booking-confirmation', 'de').text)).not.toContain('Ihre Werte');
  expect(toVisitor('booking-cancelled', 'de', { lead: { calculation } }).text).not.toContain('Rechenblatt');
});

test('the mail about a moved appointment contains the previous time and says who moved it', () => {
  expect(flat(toVisitor('booking-moved', 'de', { at: { byStaff: true } }).text)).toContain(
    'wir mussten den Termin verschieben.',
  );
  const { text } = toVisitor('booking-moved', 'de');
  expect(text).toMatch(/^Bisher: +Mo\., 23\.\u00a0Nov\., 15:00\u00a0Uhr$/m);
  expect(text).not.toContain('mussten');
});

test('the mail about a cancelled appointment offers a new one instead of its own link', () => {
  const { text } = toVisitor('booking-cancelled', 'en');
  expect(text).toContain('/booking?lang=en');
  expect(text).not.toMatch(/\/booking\/\w/);
  expect(toVisitor('booking-confirmation', 'en').text).toMatch(/\/booking\/[\w-]+\.[\w-]+/);
});

test('the mail to staff says who comes, how to reach them, about what, and from which page', () => {
  const { subject, text, calendar, replyTo } = toStaff('booked');
  expect(subject).toBe('Neuer Termin: Di., 24. Nov., 10:00, Mia Beispiel');
  for (const part of [
    'Mia Beispiel',
    '+49 511 0000000',
    'Muster Handel',
    'KI-Akademie',
    'Training buchen',
    'Schulungen für 40 Personen',
  ]) {
    expect(flat(text)).toContain(part);
  }
  expect(flat(text)).toContain('== Dienstag, 24. November 2026 um 10:00 Uhr. Per Video');
  expect(text.match(/10:00/g), 'told once').toHaveLength(1);
  expect(replyTo?.address).toBe(sampleLeads.booking.email);
  const { method, event } = entry(calendar?.content);
  expect([method, event.summary]).toEqual(['REQUEST', 'Erstgespräch: Mia Beispiel (Muster Handel)']);
  expect(event.description).toContain('Schulungen für 40 Personen');
  expect(event.attendees).toHaveLength(2);
});

test('the mail to staff says who moved or cancelled an appointment', () => {
  expect(flat(toStaff('moved', { at: { byStaff: true } }).text)).toContain(
    'bisher: Montag, 23. November 2026 um 15:00 Uhr. Verschoben hat das Team in der Verwaltung.',
  );
  const cancelled = toStaff('cancelled');
  expect(cancelled.subject).toMatch(/^Termin abgesagt: Di., 24. Nov., 10:00, Mia/);
  expect(flat(cancelled.text)).toContain('Abgesagt hat der Besucher.');
  expect(entry(cancelled.calendar?.content).method).toBe('CANCEL');
});

test('the mail to staff about a booking still reports a booking if the appointment was cancelled before it was sent', () => {
  const { calendar } = toStaff('booked', { booking: { version: 2, state: 'cancelled' } });
  const { method, event } = entry(calendar?.content);
  expect([method, event.sequence, event.component.getFirstPropertyValue('status')]).toEqual([
    'REQUEST',
    0,
    'CONFIRMED',
  ]);
});

test('a suspected booking is marked in staff’s subject', () => {
  expect(toStaff('booked', { lead: { spam_signals: ['honeypot'] } }).subject).toMatch(
    /^\[Spam\?\] Neuer Termin: Di., 24. Nov., 10:00/,
  );
});

test('only the first mail about a suspected booking says why it is suspected', () => {
  const why = (event: BookingMailInput['event']) =>
    flat(toStaff(event, { lead: { spam_signals: ['fast'] } }).text).includes('in weniger als zwei Sekunden');
  expect([why('booked'), why('moved'), why('cancelled')]).toEqual([true, false, false]);
});

test('an origin named twice is said once', () => {
  const lead = { page_source: 'Terminbuchung', button_context: 'Terminbuchung', button_text: 'Termin buchen' };
  expect(toStaff('booked', { lead }).text).toContain('Terminbuchung · Termin buchen · ');
  expect(toStaff('booked', { lead }).text).not.toContain('Terminbuchung · Terminbuchung');
});

test('hostile names break neither the subject nor the calendar entry', () => {
  const bad = `Mia\r\nBcc: x@y.example\nEND:VCALENDAR\u202e`;
  const { calendar, html } = toStaff('booked', {
    lead: { first_name: bad, company: '<b>x</b>"', message: 'a\nBEGIN:VEVENT\n;,' },
  });
  const { event } = entry(calendar?.content);
  expect(event.summary).toContain('END:VCALENDAR');
  expect(calendar?.content.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
  expect(html).not.toContain('<b>x');
});

test('the mail to staff says that the visitor of a booking held back was not notified, except of changes by staff', () => {
  const notMailed = 'Der Besucher hat davon keine E-Mail erhalten';
  const lead = (spam_signals: SpamSignal[]) => ({ lead: { spam_signals } });
  const held = lead(['honeypot', 'fast']);
  expect(flat(toStaff('booked', held).text)).toContain(notMailed);
  expect(flat(toStaff('booked', lead(['honeypot'])).text)).not.toContain(notMailed);
  expect(flat(toStaff('moved', { ...held, at: { byStaff: true } }).text)).not.toContain(notMailed);
});

test('the mail to staff says what the clock of a visitor elsewhere shows then', () => {
  const elsewhere = flat(toStaff('booked', { booking: { time_zone: 'America/New_York' } }).text);
  expect(elsewhere).toMatch(
    /Beim Besucher ist es dann \w{2}\., \d+\. \w+\.?, \d\d:\d\d Uhr \(Nordamerikanische Ost\S+\)\./,
  );
  const near = flat(toStaff('booked', { booking: { time_zone: 'Europe/Vienna' } }).text);
  expect(near).not.toContain('Beim Besucher');
});

test('a time has the name of its zone, and a sentence may end with a phone number', () => {
  const { text } = toVisitor('booking-confirmation', 'en', {
    booking: { time_zone: 'America/New_York', mode: 'phone' },
    lead: { phone: '+1 212 555 0100' },
  });
  expect(flat(text)).toMatch(/\(Eastern (Standard|Daylight) Time\)/);
  expect(flat(text)).toMatch(/You can reach us on \+[\d ]+\d( <tel:\+\d+>| \(tel:\+\d+\))?\./);
});

test('the calendar entry of a cancelled appointment has no link to change it', () => {
  expect(entry(toVisitor('booking-confirmation', 'en').calendar?.content).event.description).toContain(
    'Move or cancel',
  );
  expect(entry(toVisitor('booking-cancelled', 'en').calendar?.content).event.description).toBeFalsy();
});
