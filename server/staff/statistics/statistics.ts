import { day } from '#contract/durations.ts';
import { addDays, addMonths, mondayOf } from '#contract/office-time/calendar-day.ts';
import { officeDay, startOfOfficeDay } from '#contract/office-time/office.ts';
import type { StatisticsAnswer } from '#contract/staff/statistics.ts';
import type { LeadFigures } from '#server/staff/lead-index/filter.ts';

const topSources = 5;
const weeks = 12;
const week = 7 * day;

/** The dashboard's figures at a time: limits as in the spec (section 9), days and weeks in the office's time zone. */
export async function leadStatistics(
  figures: (starts: readonly number[]) => Promise<LeadFigures>,
  now: number,
): Promise<Omit<StatisticsAnswer, 'parkedMails' | 'waitingMails'>> {
  const today = officeDay(now);
  const firstMonday = addDays(mondayOf(today), -7 * (weeks - 1));
  const weekStarts = Array.from({ length: weeks }, (_, index) => addDays(firstMonday, 7 * index));
  const month = startOfOfficeDay(addMonths(today, -1));
  const mondays = [...weekStarts, addDays(firstMonday, 7 * weeks)].map(startOfOfficeDay);
  const { sources, since } = await figures([month, now - week, ...mondays]);
  const [thisMonth = 0, thisWeek = 0, ...sinceMondays] = since;
  const { compare } = new Intl.Collator('de');
  const named = sources.filter(({ source }) => source !== '').sort((a, b) => compare(a.source, b.source));
  return {
    total: sources.reduce((all, { count }) => all + count, 0),
    thisMonth,
    thisWeek,
    topSources: named.toSorted((a, b) => b.count - a.count).slice(0, topSources),
    sources: named.map(({ source }) => source),
    perWeek: weekStarts.map((weekStart, number) => ({
      weekStart,
      count: (sinceMondays[number] ?? 0) - (sinceMondays[number + 1] ?? 0),
    })),
  };
}
