import { hour } from '#contract/durations.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import { offsetAt } from '#contract/office-time/zoned-time.ts';
import { stripControls } from '#contract/strip-controls.ts';
import { isoTime } from '#server/text/iso-time.ts';

/** REQUEST invites or updates, CANCEL cancels (RFC 5546), PUBLISH only informs. */
type CalendarMethod = 'REQUEST' | 'CANCEL' | 'PUBLISH';

type Person = { name?: string; address: string };

/** One appointment; times are milliseconds since 1970. Texts may contain anything, as they are escaped. */
export type CalendarEvent = {
  uid: string;
  /** Incremented by each change (RFC 5545, 3.8.7.4). */
  sequence: number;
  /** When it was last changed. */
  stamp: number;
  start: number;
  end: number;
  cancelled: boolean;
  summary: string;
  description: string;
  location: string;
  organizer: Person;
  attendees: readonly Person[];
};

const product = '-//Website//Booking//DE';

/** The rules of the office's time zone since 1996 (directive 2000/84/EC). */
const zone = [
  'BEGIN:VTIMEZONE',
  `TZID:${officeTimeZone}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19960331T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19961027T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
];

/**
 * Writes a calendar file (RFC 5545): CRLF, lines of at most 75 octets.
 * @param name display name of a subscribed calendar
 */
export function calendarText(method: CalendarMethod, events: readonly CalendarEvent[], name?: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${product}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...(name
      ? [`X-WR-CALNAME:${escapeText(name)}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']
      : []),
    ...zone,
    ...events.flatMap((event) => eventLines(method, event)),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${fold(line)}\r\n`).join('');
}

function eventLines(method: CalendarMethod, event: CalendarEvent): string[] {
  // PUBLISH also needs an organizer (RFC 5546, 3.2.1), but no attendees: mail programs would offer to reply.
  const invited = method !== 'PUBLISH';
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `SEQUENCE:${event.sequence}`,
    `DTSTAMP:${utc(event.stamp)}`,
    `DTSTART${local(event.start)}`,
    `DTEND${local(event.end)}`,
    `STATUS:${event.cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(event.summary)}`,
    ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escapeText(event.location)}`] : []),
    `ORGANIZER${person(event.organizer)}`,
    ...(invited
      ? event.attendees.map((one) => `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE${person(one)}`)
      : []),
    'TRANSP:OPAQUE',
    'END:VEVENT',
  ];
}

/** Name as a quoted parameter, address as a mailto URI (RFC 6068). */
function person({ name, address }: Person): string {
  const words = name ? plain(name).replaceAll('"', "'").trim() : '';
  const uri = encodeURI(address).replace(/[?#&]/g, (character) => encodeURIComponent(character));
  return `${words ? `;CN="${words}"` : ''}:mailto:${uri}`;
}

/**
 * Office time, but UTC in the night when daylight saving time repeats an hour, which programs interpret differently.
 */
function local(moment: number): string {
  const offset = offsetAt(moment, officeTimeZone);
  if (offsetAt(moment - hour, officeTimeZone) > offset || offsetAt(moment + hour, officeTimeZone) < offset)
    return `:${utc(moment)}`;
  return `;TZID=${officeTimeZone}:${utc(moment + offset).slice(0, -1)}`;
}

/** '20261124T090000Z' */
function utc(moment: number): string {
  return isoTime(moment).replace(/[-:]|\.\d+/g, '');
}

function escapeText(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .split('\n')
    .map(plain)
    .join('\n')
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n');
}

/** One line without control characters and bidirectional marks. */
function plain(text: string): string {
  return stripControls(text.toWellFormed().replace(/\p{Cc}+|[\u2028\u2029]/gu, ' '));
}

/** Folds a line after 75 octets (RFC 5545, 3.1), never within a character. */
function fold(line: string): string {
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 75) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}
