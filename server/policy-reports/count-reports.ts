import { minute } from '#contract/durations.ts';
import { officeDay } from '#contract/office-time/office.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { repeatJob } from '#server/log/repeat-job.ts';
import { otherReport, type PolicyReport } from './read-report.ts';
import { addReports, reportsOfDay } from './repository.ts';

/** Milliseconds between two writes of the counts; a crash loses at most one interval. */
const interval = minute;
/** Maximum number of rows per day, and of counters in memory; everything beyond is counted in one row. */
const mostRows = 200;

type Counter = PolicyReport & { count: number; first_at: number; last_at: number };
export type PolicyReports = ReturnType<typeof countPolicyReports>;

/** Counts reports in memory and adds them to the table every minute, so that a flood causes few writes. */
export function countPolicyReports(db: Db) {
  let counters = new Map<string, Counter>();

  function add(report: PolicyReport, { count, first_at, last_at }: Omit<Counter, keyof PolicyReport>): void {
    const known = counters.get(nameOf(report));
    if (known) {
      counters.set(nameOf(report), merged(known, { count, first_at, last_at }));
    } else if (counters.size < mostRows || report === otherReport) {
      counters.set(nameOf(report), { ...report, count, first_at, last_at });
    } else add(otherReport, { count, first_at, last_at });
  }

  async function flush(now = Date.now()): Promise<void> {
    if (counters.size === 0) return;
    const taken = [...counters.values()];
    counters = new Map();
    try {
      const day = officeDay(now);
      const kept = new Set((await reportsOfDay(db, day)).map(nameOf));
      const rows = new Map<string, Counter>();
      for (const counter of taken) {
        const isRoom = kept.has(nameOf(counter)) || kept.size < mostRows;
        const row = isRoom ? counter : { ...counter, ...otherReport };
        kept.add(nameOf(row));
        const before = rows.get(nameOf(row));
        rows.set(nameOf(row), before ? merged(before, row) : row);
      }
      await addReports(
        db,
        [...rows.values()].map((row) => ({ day, ...row })),
      );
    } catch (error) {
      for (const { count, first_at, last_at, ...report } of taken) add(report, { count, first_at, last_at });
      throw error;
    }
  }

  const storing = repeatJob(interval, 'Browser reports could not be stored', () => flush());
  return {
    count: (report: PolicyReport, now = Date.now()) => add(report, { count: 1, first_at: now, last_at: now }),
    flush,
    stop: storing.finish,
  };
}

/** A counter with the counts of another one added. */
const merged = (counter: Counter, other: Omit<Counter, keyof PolicyReport>): Counter => ({
  ...counter,
  count: counter.count + other.count,
  first_at: Math.min(counter.first_at, other.first_at),
  last_at: Math.max(counter.last_at, other.last_at),
});

const nameOf = ({ directive, blocked, page }: PolicyReport) => `${directive} ${blocked} ${page}`;
