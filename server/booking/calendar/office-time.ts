import { officeTimeZone } from '#contract/booking/booking.ts';
import { hasOffset } from '#contract/leads/fields.ts';

export const minute = 60_000;
export const hour = 60 * minute;
const day = 24 * hour;

const offsetFormat = new Intl.DateTimeFormat('en-US', { timeZone: officeTimeZone, timeZoneName: 'longOffset' });

/** Milliseconds that the office's clocks are ahead of UTC at a moment (milliseconds since 1970). */
export function offsetAt(moment: number): number {
  const name = offsetFormat.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, hours, minutes] = /GMT([+-])(\d{2}):(\d{2})/.exec(name) ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * hour + Number(minutes) * minute);
}

/** The calendar day (YYYY-MM-DD) at the office at a moment. */
export function officeDay(moment: number): string {
  return isoDay(moment + offsetAt(moment));
}

/** Days whose beginning is remembered: asking the platform's calendar takes longer than all the rest. */
const maxDays = 2000;
const starts = new Map<string, number>();

/** The moment at which a calendar day begins at the office. */
export function startOfDay(date: string): number {
  const known = starts.get(date);
  if (known !== undefined) return known;
  const midnight = Date.parse(`${date}T00:00:00Z`);
  // Clocks change at 01:00 UTC (directive 2000/84/EC): the offset at midnight UTC is that of the office's midnight too.
  const start = midnight - offsetAt(midnight);
  if (starts.size >= maxDays) starts.clear();
  starts.set(date, start);
  return start;
}

/** The calendar day so many days later. */
export function addDays(date: string, count: number): string {
  return isoDay(Date.parse(`${date}T00:00:00Z`) + count * day);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % 7;
}

/** Minutes since midnight on the office's clocks. */
export function minuteOfDay(moment: number): number {
  const local = moment + offsetAt(moment);
  return Math.floor((local - Math.floor(local / day) * day) / minute);
}

/**
 * Whether the wall-clock time written in an ISO 8601 text is one that the office's clocks skip when they go forward.
 * Whoever writes such a time with an offset means an hour that there is not; in UTC nothing is skipped.
 */
export function isSkippedTime(text: string): boolean {
  if (/z$/i.test(text)) return false;
  const written = Date.parse(`${text.slice(0, 19).replace(' ', 'T')}Z`);
  if (Number.isNaN(written)) return false;
  return [hour, 2 * hour].every((offset) => offsetAt(written - offset) !== offset);
}

/**
 * The moment that the start of an appointment means; without an offset it is what the office's clocks show, the first of
 * two where they show it twice.
 * @param atOffice whether an offset, too, was written with the office's clocks in mind
 * @returns `skipped` where those clocks never show it; the moment is then one nearby
 */
export function readStart(text: string, atOffice = false): { moment: number; skipped: boolean } {
  if (hasOffset(text)) return { moment: Date.parse(text), skipped: atOffice && isSkippedTime(text) };
  const written = Date.parse(`${text.replace(' ', 'T')}Z`);
  const moment = [2 * hour, hour].map((offset) => written - offset).find((at) => offsetAt(at) === written - at);
  return { moment: moment ?? written - hour, skipped: moment === undefined };
}

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && isoDay(time) === text;
}

function isoDay(moment: number): string {
  return new Date(moment).toISOString().slice(0, 10);
}
