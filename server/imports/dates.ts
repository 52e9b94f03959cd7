import { isDay } from '#contract/office-time/calendar-day.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import { momentOf } from '#contract/office-time/zoned-time.ts';

const time = String.raw`(?:[T ,]+(\d{1,2}):(\d{2})(?::(\d{2}))?(?:\.\d+)?\s*(Z|[+-]\d{2}:?\d{2})?)?`;
const isoShape = new RegExp(String.raw`^(\d{4})-(\d{2})-(\d{2})${time}$`, 'i');
const germanShape = new RegExp(String.raw`^(\d{1,2})\.(\d{1,2})\.(\d{4})${time}$`, 'i');
/** Earlier dates are taken for typing errors. */
const earliest = Date.UTC(1990, 0, 1);

/**
 * Parses a date as files have it: ISO 8601 or German (3.5.2021 14:30), in the office's time zone unless it has an
 * offset. A day without a time is taken as noon, so that it is the same day everywhere. Dates with slashes are refused,
 * because the order of day and month is unknown.
 * @returns milliseconds since 1970, or null
 */
export function readDate(text: string): number | null {
  const iso = isoShape.exec(text);
  const german = iso ? null : germanShape.exec(text);
  const found = iso ?? german;
  if (!found) return null;
  const [, first = '', month = '', last = '', hours = '12', minutes = '00', seconds = '00', offset] = found;
  const [year, dayOfMonth] = iso ? [first, last] : [last, first];
  const day = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`;
  if (!isDay(day) || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null;
  const wall = `${day}T${hours.padStart(2, '0')}:${minutes}:${seconds}`;
  const moment = offset ? Date.parse(`${wall}${offset.toUpperCase()}`) : momentOf(wall, officeTimeZone).moment;
  return Number.isNaN(moment) || moment < earliest ? null : moment;
}
