import type { ContactKind } from '#contract/leads/registry.ts';
import { isSuspect, type SpamSignal } from '#contract/leads/spam-signals.ts';
import { addDays, type Day, weekdayOf } from './calendar-day.ts';
import { isHoliday } from './holidays.ts';
import { officeTimeZone } from './office.ts';
import { momentOf, wallClock } from './zoned-time.ts';

/** Kinds whose senders were promised a reply; the site itself answers the others immediately. */
export const awaitsReply = {
  contact: true,
  // Its confirmation mail is the reply.
  booking: false,
  investor: true,
  'white-paper': false,
  'private-equity-request': false,
  'organisation-request': false,
  'calculation-request': false,
} as const satisfies Record<ContactKind, boolean>;

/** An office-time day and the milliseconds since midnight on the office's clocks. */
type Wall = { day: Day; time: number };

/**
 * When a lead received at `received` is due for a reply; both in milliseconds since 1970. The promise of a reply within
 * 24 hours on working days (spec section 9) excludes Saturdays, Sundays and the office's holidays, so the reply is due
 * at the same office time on the next working day.
 */
export function replyDue(received: number): number {
  const { day, time } = intoWorkingDay(wallAt(received));
  return momentAt({ day: nextWorkingDay(day), time });
}

/** Leads received before this time are overdue at `now`. */
export function overdueBefore(now: number): number {
  const { day, time } = intoWorkingDay(wallAt(now));
  return momentAt({ day: workingDayBefore(day), time });
}

/** Leads received before this time are due by the end of the office day of `now`. */
export function dueTodayBefore(now: number): number {
  return overdueBefore(momentAt({ day: addDays(wallAt(now).day, 1), time: 0 }));
}

/** Whether this lead is owed a reply, as long as staff have not given one. */
export function isPromisedReply(lead: { kind: ContactKind; spamSignals: readonly SpamSignal[] }): boolean {
  return awaitsReply[lead.kind] && !isSuspect(lead.spamSignals);
}

/** The time itself on a working day, otherwise the start of the next working day. */
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
