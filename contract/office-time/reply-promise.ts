import type { ContactKind } from '#contract/leads/registry.ts';
import { isSuspect, type SpamSignal } from '#contract/leads/spam-signals.ts';
import { addDays, type Day, weekdayOf } from './calendar-day.ts';
import { isHoliday } from './holidays.ts';
import { officeTimeZone } from './office.ts';
import { momentOf, wallClock } from './zoned-time.ts';

/** Kinds that were promised an answer; the others get what they asked for at once, by the site itself. */
export const awaitsReply = {
  contact: true,
  // An appointment is answered by its confirmation.
  booking: false,
  investor: true,
  'white-paper': false,
  'private-equity-request': false,
  'organisation-request': false,
  'calculation-request': false,
} as const satisfies Record<ContactKind, boolean>;

/** A day, and the milliseconds since midnight that the office's clocks show on it. */
type Wall = { day: Day; time: number };

/**
 * When a lead that came at `received` is to be answered; both in milliseconds since 1970. The promise of an answer
 * within 24 hours on working days (spec section 9) leaves Saturdays, Sundays and the office's holidays out, so that an
 * answer is due at the same time of the next working day, by the office's clocks.
 */
export function replyDue(received: number): number {
  const { day, time } = intoWorkingDay(wallAt(received));
  return momentAt({ day: nextWorkingDay(day), time });
}

/** Leads that came before this moment should have been answered by `now`. */
export function overdueBefore(now: number): number {
  const { day, time } = intoWorkingDay(wallAt(now));
  return momentAt({ day: workingDayBefore(day), time });
}

/** Leads that came before this moment are due by the end of the day of `now` at the office. */
export function dueTodayBefore(now: number): number {
  return overdueBefore(momentAt({ day: addDays(wallAt(now).day, 1), time: 0 }));
}

/** Whether somebody waits for an answer to this lead, as long as staff have not given one. */
export function isPromisedReply(lead: { kind: ContactKind; spamSignals: readonly SpamSignal[] }): boolean {
  return awaitsReply[lead.kind] && !isSuspect(lead.spamSignals);
}

/** The moment itself, or the beginning of the next working day. */
function intoWorkingDay(wall: Wall): Wall {
  return isWorkingDay(wall.day) ? wall : { day: nextWorkingDay(wall.day), time: 0 };
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
