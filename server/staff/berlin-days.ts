/** All days of the staff area are those of this zone (spec section 9). */
const timeZone = 'Europe/Berlin';
const dayLength = 86_400_000;

const isoDay = new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});
const german = new Intl.DateTimeFormat('de-DE', {
  timeZone,
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
});

/** Whether a text is a day of the calendar, written YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The day (YYYY-MM-DD) in Berlin at a moment (milliseconds since 1970). */
export function berlinDay(moment: number): string {
  return isoDay.format(moment);
}

/** '21.11.2026, 09:12' in Berlin. */
export function germanDateTime(moment: number): string {
  const hour = Math.floor(moment / hourLength);
  // Asking the calendar is dear, and neighbours in a list share the hour. Berlin is whole hours from UTC.
  if (hour !== known.hour) known = { hour, text: german.format(hour * hourLength).slice(0, -2) };
  return known.text + String(Math.floor((moment - hour * hourLength) / 60_000)).padStart(2, '0');
}

const hourLength = 3_600_000;
let known = { hour: Number.NaN, text: '' };

/** The moment (milliseconds since 1970) at which a day begins in Berlin. */
export function startOfDay(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // Clocks change at 01:00 UTC (directive 2000/84/EC): the offset at midnight UTC is that of Berlin's midnight too.
  return midnight - offsetAt(midnight);
}

/** A day so many days later, or earlier. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + count * dayLength).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  return addDays(day, -((weekday + 6) % 7));
}

/** The same day number in the month before, or that month's last day where the number does not exist. */
export function monthBefore(day: string): string {
  const [year = 0, month = 1, number = 1] = day.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 2, Math.min(number, lastDay))).toISOString().slice(0, 10);
}

/** Milliseconds that Berlin's clocks are ahead of UTC at a moment. */
function offsetAt(moment: number): number {
  const parts: Record<string, number> = {};
  for (const { type, value } of wallClock.formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - Math.floor(moment / 1000) * 1000;
}
