import { hour, minute } from '#contract/durations.ts';

/** A session ends this long after its login (milliseconds), even while in use. */
export const sessionLimit = 12 * hour;
/** It ends earlier after being idle for this long (milliseconds). */
export const idleLimit = 2 * hour;
/** The last use is stored at most this often (milliseconds). */
export const touchInterval = minute;
