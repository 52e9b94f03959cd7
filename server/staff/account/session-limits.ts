const minute = 60_000;
const hour = 60 * minute;

/** A session ends this long after its login (milliseconds), however busy it is. */
export const sessionLimit = 12 * hour;
/** It ends earlier when nothing was asked with it for so long. */
export const idleLimit = 2 * hour;
/** The last use is written down at most this often. */
export const touchInterval = minute;
