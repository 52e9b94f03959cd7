import { wallClock } from '#contract/office-time/wall-clock.ts';

/** All days and times of the staff area are those of this zone (spec section 9). */
const timeZone = 'Europe/Berlin';

const dateTime = new Intl.DateTimeFormat('de-DE', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const longDateTime = new Intl.DateTimeFormat('de-DE', { timeZone, dateStyle: 'full', timeStyle: 'short' });
const timeOfDay = new Intl.DateTimeFormat('de-DE', { timeZone, timeStyle: 'medium' });

/** The calendar day (YYYY-MM-DD) in Berlin at a moment. */
export function berlinDay(moment: Date): string {
  return berlinClock(moment).slice(0, 10);
}

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

export function addDays(day: string, count: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
}

/** First day of 'this month': the same day number of the previous month, or that month's last day. */
export function monthStart(today: string): string {
  const [year = 0, month = 1, day = 1] = today.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 2, Math.min(day, lastDay))).toISOString().slice(0, 10);
}

/** First day of 'this week': the last 7 days, today included. */
export function weekStart(today: string): string {
  return addDays(today, -6);
}

/** '21.11.2026' of a day; other texts stay as they are. */
export function germanDay(day: string): string {
  return isDay(day) ? day.split('-').reverse().join('.') : day;
}

/** '21.11.' of a day. */
export function shortDay(day: string): string {
  return germanDay(day).slice(0, 6);
}

/** '2026-11-21T09:12', what Berlin's clocks show at a moment. */
export function berlinClock(moment: Date): string {
  return wallClock(moment.getTime(), timeZone);
}

/**
 * The moment (ISO 8601 in UTC) at which Berlin's clocks show a day (YYYY-MM-DD) and a time (HH:MM); the first of two
 * in autumn, null for a time that the spring leaves out and for what is no day or time.
 */
export function fromBerlin(day: string, time: string): string | null {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (!isDay(day) || Number.isNaN(asUtc)) return null;
  // Summer time is two hours ahead of UTC, winter time one.
  const found = [2, 1]
    .map((hours) => new Date(asUtc - hours * 3_600_000))
    .find((moment) => berlinClock(moment) === `${day}T${time}`);
  return found?.toISOString() ?? null;
}

const formatMoment = (format: Intl.DateTimeFormat) => (iso: string) => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '–' : format.format(time);
};
/** '21.11.2026, 09:12'; a dash for what is no moment. */
export const germanDateTime = formatMoment(dateTime);
/** 'Samstag, 21. November 2026 um 09:12'. */
export const germanLongDateTime = formatMoment(longDateTime);

/** '09:12:40', the time so many seconds from now. */
export function germanTimeIn(seconds: number, now: Date): string {
  return timeOfDay.format(now.getTime() + seconds * 1000);
}

const integer = new Intl.NumberFormat('de-DE');
/** '1.284' */
export function germanNumber(value: number): string {
  return integer.format(value);
}
