import type { StatisticsAnswer } from '../../../contract/admin.ts';
import type { Db } from '../../db/connect.ts';
import { addDays, berlinDay, mondayOf, monthBefore, startOfDay } from '../berlin-days.ts';
import { countByPeriod, countBySource, countSince } from './repository.ts';

const topSources = 5;
const weeks = 12;
const week = 7 * 86_400_000;

/** The dashboard's figures at a moment: limits as in the spec (section 9), days and weeks those of Berlin. */
export async function leadStatistics(
  db: Db,
  now: number,
): Promise<Omit<StatisticsAnswer, 'parkedMails' | 'waitingMails' | 'sampleCompany'>> {
  const today = berlinDay(now);
  const firstMonday = addDays(mondayOf(today), -7 * (weeks - 1));
  const weekStarts = Array.from({ length: weeks }, (_, index) => addDays(firstMonday, 7 * index));
  const bySource = await countBySource(db);
  const perWeek = await countByPeriod(db, weekStarts.map(startOfDay));
  const { compare } = new Intl.Collator('de');
  const named = bySource.filter(({ source }) => source !== '').sort((a, b) => compare(a.source, b.source));
  return {
    total: bySource.reduce((sum, { count }) => sum + count, 0),
    thisMonth: await countSince(db, startOfDay(monthBefore(today))),
    thisWeek: await countSince(db, now - week),
    topSources: named.toSorted((a, b) => b.count - a.count).slice(0, topSources),
    sources: named.map(({ source }) => source),
    perWeek: weekStarts.map((weekStart, index) => ({ weekStart, count: perWeek[index] ?? 0 })),
  };
}
