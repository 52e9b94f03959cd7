import { minute } from '#contract/durations.ts';
import { isDay } from '#contract/office-time/calendar-day.ts';
import { officeTimeZone as timeZone } from '#contract/office-time/office.ts';
import { momentOf, wallClock } from '#contract/office-time/zoned-time.ts';

const dateTime = new Intl.DateTimeFormat('de-DE', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});
const dayInYear = new Intl.DateTimeFormat('de-DE', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});
const longDateTime = new Intl.DateTimeFormat('de-DE', { timeZone, dateStyle: 'full', timeStyle: 'short' });
const timeOfDay = new Intl.DateTimeFormat('de-DE', { timeZone, timeStyle: 'medium' });

/** Formats a day as '21.11.2026'; other strings are returned unchanged. */
export function germanDay(day: string): string {
  return isDay(day) ? day.split('-').reverse().join('.') : day;
}

/** Formats a day as '21.11.'. */
export function shortDay(day: string): string {
  return germanDay(day).slice(0, 6);
}

/** '2026-11-21T09:12': the time in Berlin at a moment. */
export function berlinClock(moment: Date): string {
  return wallClock(moment.getTime(), timeZone).slice(0, 16);
}

/**
 * The moment (ISO 8601 in UTC) of a day (YYYY-MM-DD) and time (HH:MM) in Berlin. Of the two in autumn it is the first.
 * Null for a time that is skipped in spring, and for an invalid day or time.
 */
export function fromBerlin(day: string, time: string): string | null {
  const { moment, skipped } = momentOf(`${day}T${time}`, timeZone);
  return isDay(day) && !skipped && !Number.isNaN(moment) ? new Date(moment).toISOString() : null;
}

const formatMoment = (format: Intl.DateTimeFormat) => (iso: string) => {
  const time = Date.parse(iso);
  return Number.isNaN(time) ? '–' : format.format(time);
};
/** '21.11.2026, 09:12'; a dash for an invalid moment. */
export const germanDateTime = formatMoment(dateTime);
/** The same for a deadline, short: midnight is the end of the day before, '20.11.2026, 24:00'. */
export function shortDeadline(moment: number): string {
  const isMidnight = berlinClock(new Date(moment)).endsWith('T00:00');
  return isMidnight ? dateTime.format(moment - 1).replace(/[\d:]+$/, '24:00') : dateTime.format(moment);
}
/** 'Samstag, 21. November 2026 um 09:12'. */
export const germanLongDateTime = formatMoment(longDateTime);

/** For columns: '21.11. 09:12' for a moment in this year, '21.11.2025' for an earlier one. */
export function columnDateTime(iso: string, now: number): string {
  const time = Date.parse(iso);
  if (Number.isNaN(time)) return '–';
  const day = berlinClock(new Date(time)).slice(0, 10);
  if (day.slice(0, 4) !== berlinClock(new Date(now)).slice(0, 4)) return germanDay(day);
  return dayInYear.format(time).replace(',', '');
}

/** '24 Min.', '3 Std.', '5 Tg.': the time since a moment. */
export function ageOf(iso: string, now: number): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(iso)) / minute));
  if (Number.isNaN(minutes)) return '–';
  if (minutes < 60) return `${minutes} Min.`;
  if (minutes < 24 * 60) return `${Math.floor(minutes / 60)} Std.`;
  return `${germanNumber(Math.floor(minutes / (24 * 60)))} Tg.`;
}

/** '09:12:40': the time that many seconds from now. */
export function germanTimeIn(seconds: number, now: Date): string {
  return timeOfDay.format(now.getTime() + seconds * 1000);
}

const integer = new Intl.NumberFormat('de-DE');
/** '1.284' */
export function germanNumber(value: number): string {
  return integer.format(value);
}
/** '1.284', or 'über 10.000' if the server stopped counting. */
export function germanCount(count: number, exact: boolean): string {
  return exact ? germanNumber(count) : `über ${germanNumber(count)}`;
}
