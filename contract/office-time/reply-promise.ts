import type { ContactKind } from '#contract/leads/registry.ts';
import { isSuspect, type SpamSignal } from '#contract/leads/spam-signals.ts';
import { lowerSaxonyHolidays } from './lower-saxony-holidays.ts';

/**
 * The promise of an answer within 24 hours (spec section 9), as staff keep it: the clock starts in business hours and
 * runs on working days, so that an answer is due at the same time of the next one. Hours of the day are those of Berlin.
 */
export const replyPromise = { timeZone: 'Europe/Berlin', opens: 9, closes: 17, workingDays: 1 } as const;

/** Kinds that were promised an answer; the others get what they asked for at once, by the site itself. */
export const awaitsReply = {
  contact: true,
  // An appointment is answered by its confirmation.
  booking: false,
  investor: true,
  'white-paper': false,
  'private-equity-request': false,
  'organisation-request': false,
} as const satisfies Record<ContactKind, boolean>;

const hour = 3_600_000;
const dayLength = 24 * hour;
const wallClock = new Intl.DateTimeFormat('en-GB', {
  timeZone: replyPromise.timeZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** A day (midnight of its date, as if in UTC) and the milliseconds that the wall clock shows on it. */
type Wall = { day: number; time: number };

/** When a lead that came at `received` is to be answered; both in milliseconds since 1970. */
export function replyDue(received: number): number {
  let { day, time } = intoBusinessHours(wallAt(received));
  for (let left = replyPromise.workingDays; left > 0; left -= 1) day = nextWorkingDay(day);
  return momentOf({ day, time });
}

/** Leads that came before this moment should have been answered by `now`. */
export function overdueBefore(now: number): number {
  let { day, time } = lastBusinessMoment(wallAt(now));
  for (let left = replyPromise.workingDays; left > 0; left -= 1) day = workingDayBefore(day);
  return momentOf({ day, time });
}

/** Leads that came before this moment are due by the end of the day of `now` in Berlin. */
export function dueTodayBefore(now: number): number {
  const { day } = wallAt(now);
  return overdueBefore(momentOf({ day, time: replyPromise.closes * hour }));
}

/** Whether somebody waits for an answer to this lead, as long as staff have not given one. */
export function isPromisedReply(lead: { kind: ContactKind; spamSignals: readonly SpamSignal[] }): boolean {
  return awaitsReply[lead.kind] && !isSuspect(lead.spamSignals);
}

function intoBusinessHours({ day, time }: Wall): Wall {
  const opens = replyPromise.opens * hour;
  if (!isWorkingDay(day) || time >= replyPromise.closes * hour) return { day: nextWorkingDay(day), time: opens };
  return { day, time: Math.max(time, opens) };
}

/** The latest business time that is not after it. */
function lastBusinessMoment({ day, time }: Wall): Wall {
  const closes = replyPromise.closes * hour;
  if (!isWorkingDay(day) || time < replyPromise.opens * hour) return { day: workingDayBefore(day), time: closes };
  return { day, time: Math.min(time, closes) };
}

function nextWorkingDay(day: number): number {
  const next = day + dayLength;
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}

function workingDayBefore(day: number): number {
  const before = day - dayLength;
  return isWorkingDay(before) ? before : workingDayBefore(before);
}

function isWorkingDay(day: number): boolean {
  const date = new Date(day);
  const weekday = date.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  return !lowerSaxonyHolidays(date.getUTCFullYear()).has(date.toISOString().slice(0, 10));
}

function wallAt(moment: number): Wall {
  const parts: Record<string, number> = {};
  for (const { type, value } of wallClock.formatToParts(moment)) parts[type] = Number(value);
  const { year = 0, month = 1, day = 1, hour: hours = 0, minute = 0, second = 0 } = parts;
  const milliseconds = ((moment % 1000) + 1000) % 1000;
  return { day: Date.UTC(year, month - 1, day), time: ((hours * 60 + minute) * 60 + second) * 1000 + milliseconds };
}

/** The moment of a wall clock in business hours. Clocks change at night, so that noon's offset is that of all of them. */
function momentOf({ day, time }: Wall): number {
  const noon = day + 12 * hour;
  const { day: shown, time: shownTime } = wallAt(noon);
  return day + time - (shown + shownTime - noon);
}
