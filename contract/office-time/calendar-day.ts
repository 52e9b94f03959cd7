const dayLength = 86_400_000;

/** A calendar day, YYYY-MM-DD, in any zone. */
export type Day = string;

/** Whether a text is an existing calendar day, YYYY-MM-DD. */
export function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = midnightOf(text);
  return !Number.isNaN(time) && isoDay(time) === text;
}

/** The day that many days later, or earlier if negative. */
export function addDays(day: Day, count: number): Day {
  return isoDay(midnightOf(day) + count * dayLength);
}

/** The same day of the month that many months later, or earlier if negative; clamped to the month's last day. */
export function addMonths(day: Day, count: number): Day {
  const [year = 0, month = 1, number = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return isoDay(Date.UTC(year, month - 1 + count, Math.min(number, last)));
}

/** Number of days from the first to the second. */
export function daysBetween(from: Day, to: Day): number {
  return (midnightOf(to) - midnightOf(from)) / dayLength;
}

/** 0 for Monday to 6 for Sunday. */
export function weekdayOf(day: Day): number {
  return (new Date(midnightOf(day)).getUTCDay() + 6) % 7;
}

/** The Monday of a day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -weekdayOf(day));
}

function midnightOf(day: Day): number {
  return Date.parse(`${day}T00:00:00Z`);
}

function isoDay(moment: number): Day {
  return new Date(moment).toISOString().slice(0, 10);
}
