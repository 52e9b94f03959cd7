import { visitorLine } from '#web/staff/ui/visitor/visitor-line.ts';

/** Maximum number of series; if more than one exceeds it, these are merged into one. */
const maxSeries = 11;
const restName = 'Übrige';

export type Period = { start: string; counts: Readonly<Record<string, number>> };
/** One source or kind, with its number of leads per period and in total. */
export type Series = { name: string; counts: number[]; total: number };

/** The largest series, with the rest merged into one. @param nameOf label of a series */
export function seriesOf(periods: readonly Period[], nameOf: (series: string) => string): Series[] {
  const names = [...new Set(periods.flatMap(({ counts }) => Object.keys(counts)))];
  const sorted = names
    .map((name) => {
      const counts = periods.map((period) => period.counts[name] ?? 0);
      return { name: visitorLine(nameOf(name)), counts, total: sum(counts) };
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total);
  // A single remaining series is shown by its name.
  const rest = sorted.length === maxSeries + 1 ? [] : sorted.slice(maxSeries);
  if (rest.length === 0) return sorted;
  const counts = periods.map((_, at) => sum(rest.map((series) => series.counts[at] ?? 0)));
  return [...sorted.slice(0, maxSeries), { name: restName, counts, total: sum(counts) }];
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
