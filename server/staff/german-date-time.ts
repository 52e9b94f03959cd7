import { hour as hourLength, minute } from '#contract/durations.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import { wallClock } from '#contract/office-time/zoned-time.ts';

let known = { hour: Number.NaN, text: '' };

/** '21.11.2026, 09:12' in the office's time zone, for milliseconds since 1970. */
export function germanDateTime(moment: number): string {
  const hour = Math.floor(moment / hourLength);
  // Time zone conversion is slow, and list entries often share the hour. The office is whole hours from UTC.
  if (hour !== known.hour) known = { hour, text: germanHour(hour * hourLength) };
  return known.text + String(Math.floor((moment - hour * hourLength) / minute)).padStart(2, '0');
}

/** '21.11.2026, 09:' */
function germanHour(moment: number): string {
  const [day = '', time = ''] = wallClock(moment, officeTimeZone).split('T');
  return `${day.split('-').reverse().join('.')}, ${time.slice(0, 3)}`;
}
