import { addDays, addMonths, mondayOf } from '#contract/office-time/calendar-day.ts';
import { officeDay, startOfOfficeDay } from '#contract/office-time/office.ts';
import type { StatisticsAnswer } from '#contract/staff/statistics.ts';
import type { LeadIndex } from '#server/staff/lead-index/lead-index.ts';

const topSources = 5;
const weeks = 12;
const week = 7 * 86_400_000;

/** The dashboard's figures at a moment: limits as in the spec (section 9), days and weeks those of Berlin. */
export async function leadStatistics(
  index: LeadIndex,
  now: number,
): Promise<Omit<StatisticsAnswer, 'parkedMails' | 'waitingMails'>> {
  const today = officeDay(now);
  const firstMonday = addDays(mondayOf(today), -7 * (weeks - 1));
  const weekStarts = Array.from({ length: weeks }, (_, index) => addDays(firstMonday, 7 * index));
  const month = startOfOfficeDay(addMonths(today, -1));
  const starts = [...new Set([...weekStarts.map(startOfOfficeDay), month, now - week])].sort((a, b) => a - b);
  const counts = await index.count(starts);
  /** Leads from one moment to another; both begin a period. */
  const between = (from: number, to = Number.POSITIVE_INFINITY) =>
    sum(
      counts.filter(({ period }) => {
        const start = starts[period] ?? Number.NEGATIVE_INFINITY;
        return start >= from && start < to;
      }),
    );
  const bySource = new Map<string, number>();
  for (const { source, count } of counts) bySource.set(source, (bySource.get(source) ?? 0) + count);
  const { compare } = new Intl.Collator('de');
  const named = [...bySource]
    .map(([source, count]) => ({ source, count }))
    .filter(({ source }) => source !== '')
    .sort((a, b) => compare(a.source, b.source));
  return {
    total: sum(counts),
    thisMonth: between(month),
    thisWeek: between(now - week),
    topSources: named.toSorted((a, b) => b.count - a.count).slice(0, topSources),
    sources: named.map(({ source }) => source),
    perWeek: weekStarts.map((weekStart) => ({
      weekStart,
      count: between(startOfOfficeDay(weekStart), startOfOfficeDay(addDays(weekStart, 7))),
    })),
  };
}

function sum(counts: readonly { count: number }[]): number {
  return counts.reduce((all, { count }) => all + count, 0);
}
