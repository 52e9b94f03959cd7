import { setImmediate } from 'node:timers/promises';
import { minute } from '#contract/durations.ts';
import { addDays, mondayOf } from '#contract/office-time/calendar-day.ts';
import { officeDay, startOfOfficeDay } from '#contract/office-time/office.ts';
import type { Db } from '#server/db/connection/connect.ts';
import {
  countDay,
  countedThrough,
  countWeek,
  deleteCounted,
  firstLeadAt,
  hasUncounted,
  lockCountedThrough,
  setCountedThrough,
} from './repository.ts';

/** Days counted in one transaction; other work runs in between. */
const portion = 14;
/** A day is counted this long after its end (milliseconds), when its last leads have been committed. */
const settled = minute;

/**
 * Counts each completed day into `lead_days` and each week into `lead_weeks`, so that charts of years need not read
 * leads. Safe with several processes. Leads that are erased later stay counted, as numbers. Only known names are used
 * as keys, because visitors can send personal data as the source of a lead.
 * @param buttonWords the labels of the site's buttons
 */
export function createLeadDays(db: Db, buttonWords: () => Promise<readonly string[]>) {
  let running: Promise<void> | null = null;

  async function run(now: number): Promise<void> {
    const first = await firstLeadAt(db);
    if (first === null) return;
    const last = addDays(officeDay(now - settled), -1);
    const words = await buttonWords();
    while (await countSome(officeDay(first), last, words)) await setImmediate();
  }

  /** @returns whether days are left */
  function countSome(first: string, last: string, words: readonly string[]): Promise<boolean> {
    return db.transaction().execute(async (transaction) => {
      const counted = await lockCountedThrough(transaction);
      let day = counted ? addDays(counted, 1) : first;
      const weeks = new Set<string>();
      for (let left = portion; left > 0 && day <= last; left -= 1) {
        await countDay(
          transaction,
          { day, since: startOfOfficeDay(day), before: startOfOfficeDay(addDays(day, 1)) },
          words,
        );
        await setCountedThrough(transaction, day);
        weeks.add(mondayOf(day));
        day = addDays(day, 1);
      }
      for (const monday of weeks) await countWeek(transaction, monday, addDays(monday, 7));
      return day <= last;
    });
  }

  /** Resolves when all completed days are counted. */
  function bringUpToDate(now = Date.now()): Promise<void> {
    running ??= run(now).finally(() => {
      running = null;
    });
    return running;
  }

  return {
    bringUpToDate,
    /** The same, after a check for older leads that were imported, which scans the index of all leads. */
    async recount(now = Date.now()): Promise<void> {
      const counted = await countedThrough(db);
      if (counted && (await hasUncounted(db, startOfOfficeDay(addDays(counted, 1))))) await deleteCounted(db);
      await bringUpToDate(now);
    },
  };
}

export type LeadDays = ReturnType<typeof createLeadDays>;
