import { appointmentMinutes, officeTimeZone } from '#contract/booking/booking.ts';
import { wallClock } from '#contract/office-time/wall-clock.ts';
import type { Language } from '#contract/site/languages.ts';

/** A calendar day, YYYY-MM-DD, in whatever zone it was counted. */
export type Day = string;

const locales = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Language, string>;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Making a format takes a hundred times as long as using it. */
function format(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([locale, options]);
  let known = formats.get(key);
  if (!known) {
    known = new Intl.DateTimeFormat(locale, options);
    formats.set(key, known);
  }
  return known;
}

/** The calendar day of a moment (ISO 8601) in a zone. */
export function dayOf(moment: string, timeZone: string): Day {
  return wallClock(Date.parse(moment), timeZone).slice(0, 10);
}

/** '09:00' of a moment in a zone; both languages count to 24. */
export function timeOf(moment: string, timeZone: string): string {
  return wallClock(Date.parse(moment), timeZone).slice(11);
}

/** The end of an appointment, ISO 8601 in UTC. */
export function endOf(start: string): string {
  return new Date(Date.parse(start) + appointmentMinutes * 60_000).toISOString();
}

/** The moments by the day that they fall on in a zone, in their order. */
export function byDay(moments: readonly string[], timeZone: string): Map<Day, string[]> {
  const days = new Map<Day, string[]>();
  for (const moment of moments) {
    const day = dayOf(moment, timeZone);
    const list = days.get(day);
    if (list) list.push(moment);
    else days.set(day, [moment]);
  }
  return days;
}

/** Noon in UTC stands for a day: no zone and no clock change can make it another. */
const noon = (day: Day) => Date.parse(`${day}T12:00:00Z`);

const part = (day: Day, language: Language, options: Intl.DateTimeFormatOptions) =>
  format(locales[language], { timeZone: 'UTC', ...options }).format(noon(day));

/**
 * A day in words: `full` "Dienstag, 24. November 2026", `long` without the year, `short` "24. November", `brief`
 * "Di., 24.11.", `month` "November 2026". Put together here, because servers and browsers of different age set
 * commas differently.
 */
export function nameOfDay(day: Day, style: 'full' | 'long' | 'short' | 'brief' | 'month', language: Language): string {
  const [year = '', monthNumber = '', date = ''] = day.split('-');
  const number = Number(date);
  const month = part(day, language, { month: 'long' });
  if (style === 'month') return `${month} ${year}`;
  const weekday = part(day, language, { weekday: style === 'brief' ? 'short' : 'long' }).replace(/\.$/, '');
  const german = language === 'de';
  if (style === 'brief') {
    const shortMonth = part(day, language, { month: 'short' });
    return german ? `${weekday}., ${number}.${Number(monthNumber)}.` : `${weekday} ${number} ${shortMonth}`;
  }
  const short = german ? `${number}. ${month}` : `${number} ${month}`;
  if (style === 'short') return short;
  const long = german ? `${weekday}, ${short}` : `${weekday} ${short}`;
  return style === 'long' ? long : `${long} ${year}`;
}

/** Weekdays, Monday first, as the two-letter head of a column and in full. */
export function weekdays(language: Language): { short: string; long: string }[] {
  return Array.from({ length: 7 }, (_, at) => {
    // 5 January 2026 was a Monday.
    const moment = Date.UTC(2026, 0, 5 + at, 12);
    const day = new Date(moment).toISOString().slice(0, 10);
    const name = (weekday: 'short' | 'long') => part(day, language, { weekday }).replace(/\.$/, '');
    return { short: name('short').slice(0, language === 'de' ? 2 : 3), long: name('long') };
  });
}

export function addDays(day: Day, count: number): Day {
  return new Date(noon(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The same day number so many months on, or that month's last day. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, number = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + count, Math.min(number, last), 12)).toISOString().slice(0, 10);
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  return (new Date(noon(day)).getUTCDay() + 6) % 7;
}

/** The weeks of a day's month, Monday first; null where another month has the day. */
export function weeksOf(day: Day): (Day | null)[][] {
  const first = `${day.slice(0, 7)}-01`;
  const weeks: (Day | null)[][] = [];
  for (let monday = addDays(first, -weekdayOf(first)); monday.slice(0, 7) <= first.slice(0, 7); ) {
    weeks.push(
      Array.from({ length: 7 }, (_, at) => {
        const date = addDays(monday, at);
        return date.startsWith(day.slice(0, 7)) ? date : null;
      }),
    );
    monday = addDays(monday, 7);
  }
  return weeks;
}

/**
 * What the office's clocks say at a moment, where they differ from those of a zone: the time, with the day where that
 * differs too. Null where both agree.
 */
export function officeTime(moment: string, timeZone: string, language: Language): string | null {
  const time = timeOf(moment, officeTimeZone);
  const day = dayOf(moment, officeTimeZone);
  if (day !== dayOf(moment, timeZone)) return `${nameOfDay(day, 'brief', language)}, ${time}`;
  return time === timeOf(moment, timeZone) ? null : time;
}

/** The five free starts nearest to one that cannot be had, in order of time. */
export function nearest(slots: readonly string[], start: string): string[] {
  const distance = (slot: string) => Math.abs(Date.parse(slot) - Date.parse(start));
  return slots
    .filter((slot) => slot !== start)
    .sort((a, b) => distance(a) - distance(b))
    .slice(0, 5)
    .sort();
}
