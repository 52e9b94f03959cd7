import { appointmentMinutes } from '#contract/booking/booking.ts';
import { addDays, type Day } from '#contract/office-time/calendar-day.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import { dayOf, wallClock } from '#contract/office-time/zoned-time.ts';
import type { Language } from '#contract/site/languages.ts';

const locales = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Cached: creating a format takes a hundred times as long as using it. */
function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  let known = formats.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat(locale, options);
    formats.set(key, known);
  }
  return known;
}

/** The calendar day of an appointment's start (ISO 8601) in a zone. */
export function startDay(start: string, timeZone: string): Day {
  return dayOf(Date.parse(start), timeZone);
}

/** '09:00' of a time in a zone; 24-hour clock in both languages. */
export function timeOf(moment: string, timeZone: string): string {
  return wallClock(Date.parse(moment), timeZone).slice(11, 16);
}

/** The end of an appointment, ISO 8601 in UTC. */
export function endOf(start: string): string {
  return new Date(Date.parse(start) + appointmentMinutes * 60_000).toISOString();
}

/** Groups times by calendar day in a zone, in their original order. */
export function byDay(moments: readonly string[], timeZone: string): Map<Day, string[]> {
  const days = new Map<Day, string[]>();
  for (const moment of moments) {
    const day = startDay(moment, timeZone);
    const list = days.get(day);
    if (list) list.push(moment);
    else days.set(day, [moment]);
  }
  return days;
}

const part = (day: Day, language: Language, options: Intl.DateTimeFormatOptions) =>
  format(locales[language], { timeZone: 'UTC', ...options }).format(Date.parse(day));

/**
 * A day in words: `full` "Dienstag, 24. November 2026", `long` without the year, `short` "24. November", `brief` "Di.,
 * 24.11."; except in `brief`, a no-break space joins day and month. Assembled here, because the punctuation of Intl
 * differs between versions of servers and browsers.
 */
export function nameOfDay(day: Day, style: 'full' | 'long' | 'short' | 'brief', language: Language): string {
  const [year = '', monthNumber = '', date = ''] = day.split('-');
  const number = Number(date);
  const month = part(day, language, { month: 'long' });
  const weekday = part(day, language, { weekday: style === 'brief' ? 'short' : 'long' }).replace(/\.$/, '');
  const german = language === 'de';
  if (style === 'brief') {
    const shortMonth = part(day, language, { month: 'short' });
    return german ? `${weekday}., ${number}.${Number(monthNumber)}.` : `${weekday} ${number} ${shortMonth}`;
  }
  const short = german ? `${number}.\u00a0${month}` : `${number}\u00a0${month}`;
  if (style === 'short') return short;
  const long = german ? `${weekday}, ${short}` : `${weekday} ${short}`;
  return style === 'long' ? long : `${long}\u00a0${year}`;
}

/** Weekdays, Monday first: the two-letter column header and the full name. */
export function weekdays(language: Language): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, at) => {
    // 5 January 2026 was a Monday.
    const day = addDays('2026-01-05', at);
    const name = (weekday: 'short' | 'long') => part(day, language, { weekday }).replace(/\.$/, '');
    return { short: name('short').slice(0, 2), long: name('long') };
  });
}

/** Weeks of seven days, starting at a Monday. */
export function weeksFrom(monday: Day, count: number): Day[][] {
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, at) => addDays(monday, 7 * week + at)),
  );
}

/** The month of a day as a calendar label: 'Nov'. */
export function nameOfMonth(day: Day, language: Language): string {
  return part(day, language, { month: 'short' }).slice(0, 3);
}

/** A range of days: '23.11. bis 27.12.', '23 Nov to 27 Dec'. */
export function nameOfSpan(from: Day, to: Day, language: Language): string {
  const name = (day: Day) => nameOfDay(day, 'brief', language).replace(/^\S+ /, '');
  return `${name(from)} ${language === 'de' ? 'bis' : 'to'} ${name(to)}`;
}

/** Day and time in one line: 'Mo 23.11., 14:30', 'Mon 23 Nov, 14:30'. */
export function briefMoment(moment: string, timeZone: string, language: Language): string {
  return `${nameOfDay(startDay(moment, timeZone), 'brief', language).replace('., ', ' ')}, ${timeOf(moment, timeZone)}`;
}

/** Office time, if it differs from the zone's time; includes the day if that differs too. Null if both agree. */
export function officeTime(moment: string, timeZone: string, language: Language): string | null {
  const time = timeOf(moment, officeTimeZone);
  const day = startDay(moment, officeTimeZone);
  if (day !== startDay(moment, timeZone)) return `${nameOfDay(day, 'brief', language)}, ${time}`;
  return time === timeOf(moment, timeZone) ? null : time;
}

/** The starts that are not at night in a zone; all of them if there are no others. */
export function atDaytime(starts: readonly string[], timeZone: string): readonly string[] {
  const byDay = starts.filter((start) => timeOf(start, timeZone) >= '07' && timeOf(start, timeZone) < '22');
  return byDay.length > 0 ? byDay : starts;
}
