import type { Day } from './calendar-day.ts';

const dayLength = 86_400_000;
/** The last that JavaScript counts. */
const lastMoment = 8.64e15;

/** Days that are remembered of a zone: the platform's calendar takes longer than what is done with its answer. */
const maxDays = 2000;

/** Milliseconds that the clocks of a zone (IANA name) are ahead of UTC at a moment (milliseconds since 1970). */
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
 * The offset that holds throughout a day of UTC, or null where the clocks change within it: no zone does that twice in
 * a day.
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

/** What the clocks of a zone show at a moment, to the millisecond and without a zone: '2026-11-21T09:12:00.000'. */
export function wallClock(moment: number, timeZone: string): string {
  return new Date(moment + offsetAt(moment, timeZone)).toISOString().slice(0, -1);
}

/** The calendar day that the clocks of a zone show at a moment. */
export function dayOf(moment: number, timeZone: string): Day {
  return wallClock(moment, timeZone).slice(0, 10);
}

/**
 * The moment at which the clocks of a zone show a time, written as ISO 8601 without a zone; the first of two where they
 * show it twice.
 * @returns `skipped` where they never show it, because they go forward; the moment is then as much later as they leave
 *   out, as in RFC 5545 section 3.3.5. The moment is NaN for what is no time.
 */
export function momentOf(wall: string, timeZone: string): { moment: number; skipped: boolean } {
  const asUtc = Date.parse(`${wall}Z`);
  if (Number.isNaN(asUtc)) return { moment: Number.NaN, skipped: false };
  // No zone is as much as a day away from UTC, so that the clocks that hold at the wall's time are among these two.
  const [before, after] = [offsetAt(asUtc - dayLength, timeZone), offsetAt(asUtc + dayLength, timeZone)];
  for (const offset of [Math.max(before, after), Math.min(before, after)]) {
    if (offsetAt(asUtc - offset, timeZone) === offset) return { moment: asUtc - offset, skipped: false };
  }
  return { moment: asUtc - before, skipped: true };
}

const starts = new Map<string, number>();

/** The moment at which a calendar day begins in a zone, also where the clocks skip its midnight. */
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
 * Making a format takes a hundred times as long as using it. Read by its parts, because no language writes its days
 * year first in every browser (Canadian English does not in some of Safari's and Chrome's).
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
