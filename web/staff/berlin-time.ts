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
const longDateTime = new Intl.DateTimeFormat('de-DE', { timeZone, dateStyle: 'full', timeStyle: 'short' });
const timeOfDay = new Intl.DateTimeFormat('de-DE', { timeZone, timeStyle: 'medium' });

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
  return wallClock(moment.getTime(), timeZone).slice(0, 16);
}

/**
 * The moment (ISO 8601 in UTC) at which Berlin's clocks show a day (YYYY-MM-DD) and a time (HH:MM); the first of two
 * in autumn, null for a time that the spring leaves out and for what is no day or time.
 */
export function fromBerlin(day: string, time: string): string | null {
  const { moment, skipped } = momentOf(`${day}T${time}`, timeZone);
  return isDay(day) && !skipped && !Number.isNaN(moment) ? new Date(moment).toISOString() : null;
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
/** '1.284', or 'über 10.000' where the server stopped counting. */
export function germanCount(count: number, exact: boolean): string {
  return exact ? germanNumber(count) : `über ${germanNumber(count)}`;
}
