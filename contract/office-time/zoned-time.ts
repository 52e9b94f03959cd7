import type { Day } from './calendar-day.ts';

const dayLength = 86_400_000;
/** The latest time that a JavaScript Date can represent. */
const lastMoment = 8.64e15;

/** Cache size in days per zone; asking the platform's calendar is slower than all else done here. */
const maxDays = 2000;

/** UTC offset in milliseconds of a zone (IANA name) at a time (milliseconds since 1970). */
export function offsetAt(moment: number, timeZone: string): number {
  const { format, days } = zoneOf(timeZone);
  const day = Math.floor(moment / dayLength);
  let steady = days.get(day);
  if (steady === undefined) {
    steady = steadyOffset(format, day);
    if (days.size >= maxDays) days.clear();
    days.set(day, steady);
  }
  return steady ?? readOffset(format, moment);
}

/**
 * The offset that holds throughout a UTC day; null if the clocks change during it. No zone changes twice in one day.
 */
function steadyOffset(format: Intl.DateTimeFormat, day: number): number | null {
  const offset = readOffset(format, day * dayLength);
  return readOffset(format, Math.min((day + 1) * dayLength, lastMoment)) === offset ? offset : null;
}

function readOffset(format: Intl.DateTimeFormat, moment: number): number {
  const shown: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of format.formatToParts(moment)) shown[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = shown;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}

/** The wall-clock time of a zone with milliseconds and without offset: '2026-11-21T09:12:00.000'. */
export function wallClock(moment: number, timeZone: string): string {
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, -1);
}

/** The calendar day in a zone at a time (milliseconds since 1970). */
export function dayOf(moment: number, timeZone: string): Day {
  return wallClock(moment, timeZone).slice(0, 10);
}

/**
 * Converts a wall-clock time (ISO 8601 without offset) to milliseconds since 1970; the earlier of two if the clocks
 * repeat it.
 * @returns `skipped` if the clocks skip that time when they go forward; the result is then later by the length of the
 *   gap, as in RFC 5545 section 3.3.5. NaN for an invalid time.
 */
export function momentOf(wall: string, timeZone: string): { moment: number; skipped: boolean } {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return { moment: Number.NaN, skipped: false };
  // No zone is a full day away from UTC, so the offset at that wall-clock time is one of these two.
  const [before, after] = [offsetAt(asUtc - dayLength, timeZone), offsetAt(asUtc + dayLength, timeZone)];
  for (const offset of [Math.max(before, after), Math.min(before, after)]) {
    if (offsetAt(asUtc - offset, timeZone) === offset) return { moment: asUtc - offset, skipped: false };
  }
  return { moment: asUtc - before, skipped: true };
}

const starts = new Map<string, number>();

/** When a calendar day begins in a zone, even if the clocks skip its midnight; in milliseconds since 1970. */
export function startOfDay(day: Day, timeZone: string): number {
  const key = `${day} ${timeZone}`;
  const known = starts.get(key);
  if (known !== undefined) return known;
  const { moment } = momentOf(`${day}T00:00`, timeZone);
  if (starts.size >= maxDays) starts.clear();
  starts.set(key, moment);
  return moment;
}

type Zone = { format: Intl.DateTimeFormat; days: Map<number, number | null> };
const zones = new Map<string, Zone>();

/**
 * Cached, because creating a format takes a hundred times as long as using it. Read by parts, because no locale puts
 * the year first in every browser (Canadian English does not in some versions of Safari and Chrome).
 */
function zoneOf(timeZone: string): Zone {
  let zone = zones.get(timeZone);
  if (!zone) {
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    zone = { format, days: new Map() };
    zones.set(timeZone, zone);
  }
  return zone;
}
