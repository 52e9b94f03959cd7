import { newestEntryAt } from '#server/audit/repository.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { readState, writeState } from '#server/db/site-state.ts';

const day = 86_400_000;
/** A site may have been switched off for this long; a larger step of the clock is doubted. */
const plausibleStep = 7 * day;
/** How long the clock must go on from a step before it is believed: time for staff to see the alert. */
const probation = day;

const lastState = 'clock_last_seen';
const doubtState = 'clock_doubted_since';

/**
 * Whether what has expired may be deleted: not after the clock has leapt ahead by more than a week, be it a flat
 * battery, a restored machine or a long stop. It is believed again after a day, or when it is set right. Call it before
 * each round of deletions.
 * @param now milliseconds since 1970
 */
export async function isClockPlausible(db: Db, now = Date.now()): Promise<boolean> {
  const last = Number((await readState(db, lastState)) ?? (await newestEntryAt(db)) ?? now);
  const since = Number((await readState(db, doubtState)) ?? 0);
  const leapt = now - last > plausibleStep;
  // Set back and ahead again, it is doubted anew.
  const doubtedSince = since > 0 && now >= since && now - since < probation + plausibleStep ? since : now;
  if (leapt && now - doubtedSince < probation) {
    await writeState(db, doubtState, String(doubtedSince));
    return false;
  }
  await writeState(db, lastState, String(now));
  if (since > 0) await writeState(db, doubtState, '0');
  return true;
}

/** Whether nothing is being deleted because the clock has leapt. */
export async function isClockDoubted(db: Db): Promise<boolean> {
  return Number((await readState(db, doubtState)) ?? 0) > 0;
}
