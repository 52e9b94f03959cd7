import { day } from '#contract/durations.ts';
import { newestEntryAt } from '#server/audit/repository.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { readState, writeState } from '#server/db/site-state.ts';

/** A site may have been switched off for this long; a larger step of the clock is doubted. */
const plausibleStep = 7 * day;
/** How long the clock must go on from a step before it is believed: time for staff to see the alert. */
const probation = day;

/** Longest pause between two rounds, which are an hour apart. */
const longestPause = day / 8;
/** How long a site from before the clock was watched may have been without an entry in its audit log. */
const quietTime = 90 * day;

const lastState = 'clock_last_seen';
const doubtState = 'clock_doubted_since';

/**
 * Whether what has expired may be deleted: not after the clock has leapt ahead by more than a week, be it a flat
 * battery, a restored machine or a long stop. It is believed again after a day, or when it is set right. Call it before
 * each round of deletions.
 * @param now milliseconds since 1970
 */
export async function isClockPlausible(db: Db, now = Date.now()): Promise<boolean> {
  const stored = await readState(db, lastState);
  const last = Number(stored ?? (await newestEntryAt(db)) ?? now);
  const leapt = now - last > (stored === undefined ? quietTime : plausibleStep);
  const { since, round } = await doubt(db);
  // Only rounds that follow each other count: not the time in which the site is stopped, nor a second leap.
  const goesOn = since > 0 && now >= round && now - round < longestPause;
  const doubtedSince = goesOn ? since : now;
  if (leapt && now - doubtedSince < probation) {
    await writeState(db, doubtState, `${doubtedSince},${now}`);
    return false;
  }
  await writeState(db, lastState, String(now));
  if (since > 0) await writeState(db, doubtState, '');
  return true;
}

/** Whether nothing is being deleted because the clock has leapt. */
export async function isClockDoubted(db: Db, now = Date.now()): Promise<boolean> {
  const { since } = await doubt(db);
  // Set right, it is no longer doubted, whenever the next round is.
  return since > 0 && now >= since;
}

/** Since when the clock is doubted, and when it was last looked at; 0 if it is not. */
async function doubt(db: Db): Promise<{ since: number; round: number }> {
  const [since, round] = ((await readState(db, doubtState)) ?? '').split(',').map(Number);
  return { since: since || 0, round: round || 0 };
}
