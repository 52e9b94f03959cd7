import type { ContactKind } from '#contract/leads/registry.ts';
import { isSuspect, type SpamSignal } from '#contract/leads/spam-signals.ts';
import { addDays, type Day, weekdayOf } from './calendar-day.ts';
import { isHoliday } from './holidays.ts';
import { officeTimeZone } from './office.ts';
import { momentOf, wallClock } from './zoned-time.ts';

/**
 * The promise of an answer within 24 hours (spec section 9), as staff keep it: the clock starts in business hours and
 * runs on working days, so that an answer is due at the same time of the next one. Hours of the day are those of the
 * office.
 */
export const replyPromise = { opens: 9, closes: 17, workingDays: 1 } as const;

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

/** A day, and the milliseconds since midnight that the office's clocks show on it. */
type Wall = { day: Day; time: number };

/** When a lead that came at `received` is to be answered; both in milliseconds since 1970. */
export function replyDue(received: number): number {
  let { day, time } = intoBusinessHours(wallAt(received));
  for (let left = replyPromise.workingDays; left > 0; left -= 1) day = nextWorkingDay(day);
  return momentAt({ day, time });
}

/** Leads that came before this moment should have been answered by `now`. */
export function overdueBefore(now: number): number {
  let { day, time } = lastBusinessMoment(wallAt(now));
  for (let left = replyPromise.workingDays; left > 0; left -= 1) day = workingDayBefore(day);
  return momentAt({ day, time });
}

/** Leads that came before this moment are due by the end of the day of `now` at the office. */
export function dueTodayBefore(now: number): number {
  const { day } = wallAt(now);
  return overdueBefore(momentAt({ day, time: replyPromise.closes * hour }));
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

function nextWorkingDay(day: Day): Day {
  const next = addDays(day, 1);
  return isWorkingDay(next) ? next : nextWorkingDay(next);
}

function workingDayBefore(day: Day): Day {
  const before = addDays(day, -1);
  return isWorkingDay(before) ? before : workingDayBefore(before);
}

function isWorkingDay(day: Day): boolean {
  return weekdayOf(day) < 5 && !isHoliday(day);
}

function wallAt(moment: number): Wall {
  const [day = '', time = ''] = wallClock(moment, officeTimeZone).split('T');
  return { day, time: Date.parse(`1970-01-01T${time}Z`) };
}

function momentAt({ day, time }: Wall): number {
  return momentOf(`${day}T${new Date(time).toISOString().slice(11, -1)}`, officeTimeZone).moment;
}
