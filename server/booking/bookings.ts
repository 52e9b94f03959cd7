import { appointmentMinutes, type BookingView, type Refusal, type SlotsAnswer } from '#contract/booking/booking.ts';
import type { BookingMode } from '#contract/leads/booking.ts';
import type { SpamSignal } from '#contract/leads/spam-signals.ts';
import { addDays } from '#contract/office-time/calendar-day.ts';
import { officeDay, officeTimeZone, startOfOfficeDay } from '#contract/office-time/office.ts';
import { isTimeZone } from '#contract/office-time/zoned-time.ts';
import type { Database, Db } from '#server/db/connection/connect.ts';
import type { BookingEvent } from '#server/db/mail-data.ts';
import type { Booking, Lead, NewIdempotencyKey, NewLead } from '#server/db/schema.ts';
import type { Limits } from '#server/http/limits/limits.ts';
import type { Verdict } from '#server/http/limits/rate-limit.ts';
import { findLead, insertLead, knownKeys } from '#server/leads/repository.ts';
import { mailsForBooking } from '#server/mails/for-booking.ts';
import { enqueue } from '#server/outbox/repository.ts';
import { emailKey } from '#server/person/email-key.ts';
import type { Services } from '#server/services.ts';
import { foldForSearch } from '#server/text/fold.ts';
import { firstDay, freeStarts, lastDay, nearest } from './calendar/availability.ts';
import { commit, refuse } from './commit.ts';
import { leadDetails } from './lead-details.ts';
import { readBookingToken } from './links.ts';
import {
  countToCome,
  findBooking,
  findBookingWithLead,
  freeQuarters,
  handOverKeys,
  insertBooking,
  lockBooking,
  lockDays,
  readCalendar,
  storeKey,
  updateBooking,
  updateLeadDetails,
} from './repository.ts';
import { reserve } from './reserve.ts';

type Options = Database & {
  secret: string;
  /** Where staff are notified. */
  staffAddress: string;
  /** Called after each commit that wrote mails. */
  onStored: () => void;
  /** Null or absent: nothing is limited. */
  limits?: Limits | null;
  now?: () => number;
};

/** Appointments to come that one address may hold. */
const mostToCome = 5;

/** What one submission asks for; `lead` is ready to be stored. */
export type Wish = {
  lead: NewLead;
  start: number;
  mode: BookingMode;
  timeZone: string;
  spamSignals: readonly SpamSignal[];
  key: Pick<NewIdempotencyKey, 'key' | 'content'> | null;
  /** Counts an appointment of this connection; called when its time is free. */
  admit?: (() => Verdict) | undefined;
};

export type Booked = { ok: true; booking: Booking; replayed: boolean };
export type NotBooked = { ok: false; refusal: Refusal };
/** `address`: it has as many appointments to come as one may have; `connection`: it got as many as one gets in a day. */
export type NotAdmitted = { ok: false; refusal: 'address' } | { ok: false; refusal: 'connection'; retryAfter: number };
/** `over`: the appointment has ended; `stale`: changed by somebody else since the version that was named. */
export type NotChanged = NotBooked | { ok: false; refusal: 'unknown' | 'over' | 'cancelled' | 'stale' };
export type Change = { action: 'cancel' } | { action: 'move'; start: number };

export type Bookings = ReturnType<typeof createBookings>;
export type BookingServices = Services & { bookings: Bookings };

/** Appointments: what is free, and taking, moving and cancelling them, each in one transaction with its mails. */
export function createBookings({ db, engine, secret, staffAddress, onStored, limits = null, now = Date.now }: Options) {
  async function mail(
    transaction: Db,
    event: BookingEvent,
    booking: Booking,
    lead: NewLead,
    more: MailParticulars = {},
  ) {
    const rows = mailsForBooking(event, booking, lead, { staffAddress, now: now(), spamSignals: [], ...more });
    await enqueue(transaction, engine, rows);
  }

  /** Stores lead, appointment, mails and key together, or nothing. */
  async function book(wish: Wish): Promise<Booked | NotBooked | NotAdmitted> {
    const done = await commit<Booked | NotBooked | NotAdmitted>({ db }, async (transaction) => {
      const { key, start } = wish;
      const at = now();
      // Read before the locks to know which days to lock, and again under them.
      const before = key && (await bookingOf(transaction, key, false));
      await lockDays(transaction, [officeDay(start), before?.booking.day ?? officeDay(start)], at);
      const known = key && (await bookingOf(transaction, key, true));
      if (known?.same) return { ok: true, booking: known.booking, replayed: true };
      const current = known?.booking.state === 'booked' && known.booking.end_at > at ? known.booking : null;
      const lead = known ? { ...wish.lead, follows_id: known.booking.lead_id } : wish.lead;
      const person = current && (await findLead(transaction, current.lead_id));
      // Invitation and link of the first address must not lead to what belongs to the second.
      const replaced = current && (!person || emailKey(person.email) !== emailKey(lead.email)) ? current : null;
      const earlier = replaced ? null : current;
      const id = earlier?.id ?? lead.id;
      if (replaced) await replace(transaction, replaced, { at, by: id });
      if (earlier) await freeQuarters(transaction, id);
      else if (limits && (await countToCome(transaction, emailKey(lead.email), at)) >= mostToCome) {
        refuse({ ok: false, refusal: 'address' });
      }
      const place = await reserve(transaction, id, { start, now: at });
      if (typeof place === 'string') refuse({ ok: false, refusal: place });
      // Counted here, so that those who were too late for a time are told that and nothing else.
      const verdict = earlier ? undefined : wish.admit?.();
      if (verdict?.level === 'refused') {
        refuse({ ok: false, refusal: 'connection', retryAfter: verdict.retryAfter });
      }
      const particulars = {
        lead_id: lead.id,
        mode: wish.mode,
        time_zone: isTimeZone(wish.timeZone) ? wish.timeZone : '',
        changed_at: at,
        ...place,
      };
      const booking: Booking = earlier
        ? { ...earlier, ...particulars, version: earlier.version + 1 }
        : { id, created_at: at, state: 'booked', version: 1, ...particulars };
      if (key) {
        const row = { key: known ? key.content : key.key, content: key.content };
        await storeKey(transaction, { ...row, lead_id: id, created_at: at });
      }
      await insertLead(transaction, engine, lead);
      await (earlier ? updateBooking : insertBooking)(transaction, booking);
      await mail(transaction, 'booked', booking, lead, { spamSignals: wish.spamSignals });
      return { ok: true, booking, replayed: false };
    });
    if (done.ok && !done.replayed) onStored();
    return done;
  }

  /** Ends an appointment that was booked anew with another address: that address is told, and its link shows nothing else. */
  async function replace(transaction: Db, booking: Booking, { at, by }: { at: number; by: string }) {
    await freeQuarters(transaction, booking.id);
    const ended: Booking = { ...booking, state: 'cancelled', version: booking.version + 1, changed_at: at };
    await updateBooking(transaction, ended);
    await handOverKeys(transaction, booking.id, by);
    const lead = await findLead(transaction, booking.lead_id);
    if (!lead) return;
    await tellLead(transaction, lead, ended);
    await mail(transaction, 'cancelled', ended, lead, { spamSignals: lead.spam_signals, replaced: true });
  }

  /** What came before under this key; the same content is the same submission. */
  async function bookingOf(transaction: Db, { key, content }: NonNullable<Wish['key']>, lock: boolean) {
    const rows = await knownKeys(transaction, engine, [key, content]);
    const first = rows.find((row) => row.key === key);
    const same = rows.find((row) => row.content === content);
    const row = same ?? first;
    const booking =
      row && (await (lock ? lockBooking(transaction, engine, row.lead_id) : findBooking(transaction, row.lead_id)));
    if (!booking) return null;
    // Without a key of its own, the same form sent again after the appointment was cancelled asks for a new one.
    const nameless = key === content;
    if (nameless && booking.state === 'cancelled') return { booking, same: false };
    return { booking, same: same !== undefined };
  }

  /**
   * Moves or cancels. Cancelling what is cancelled, or moving to where it is, changes nothing and succeeds.
   * @param by the visitor through the link, or staff, who name the version that they saw
   */
  async function change(id: string, asked: Change, by: 'visitor' | { version: number }): Promise<Booked | NotChanged> {
    const done = await commit<Booked | NotChanged>({ db }, async (transaction) => {
      const at = now();
      const seen = await findBooking(transaction, id);
      if (seen && asked.action === 'move') await lockDays(transaction, [seen.day, officeDay(asked.start)], at);
      const booking = await lockBooking(transaction, engine, id);
      if (!booking) return refuse({ ok: false, refusal: 'unknown' });
      if (by !== 'visitor' && by.version !== booking.version) refuse({ ok: false, refusal: 'stale' });
      if (booking.end_at <= at) refuse({ ok: false, refusal: 'over' });
      const unchanged: Booked = { ok: true, booking, replayed: true };
      if (asked.action === 'cancel' && booking.state === 'cancelled') return unchanged;
      if (booking.state === 'cancelled') refuse({ ok: false, refusal: 'cancelled' });
      if (asked.action === 'move' && asked.start === booking.start_at) return unchanged;

      await freeQuarters(transaction, id);
      const version = { version: booking.version + 1, changed_at: at };
      let changed: Booking = { ...booking, ...version, state: 'cancelled' };
      if (asked.action === 'move') {
        const place = await reserve(transaction, id, { start: asked.start, now: at, byStaff: by !== 'visitor' });
        if (typeof place === 'string') refuse({ ok: false, refusal: place });
        changed = { ...booking, ...version, ...place };
      }
      await updateBooking(transaction, changed);
      const lead = await findLead(transaction, booking.lead_id);
      if (lead) {
        await tellLead(transaction, lead, changed);
        const event = asked.action === 'move' ? 'moved' : 'cancelled';
        // Whoever books with a stranger's address holds the link that moves and cancels.
        const untold = by === 'visitor' && limits?.mayMail(emailKey(lead.email)) === false;
        await mail(transaction, event, changed, lead, {
          spamSignals: lead.spam_signals,
          byStaff: by !== 'visitor',
          from: event === 'moved' ? booking.start_at : undefined,
          ...(untold && { untold }),
        });
      }
      return { ok: true, booking: changed, replayed: false };
    });
    if (done.ok && !done.replayed) onStored();
    return done;
  }

  /** What is free; for a booking the times to which it can be moved. */
  async function slots(range: { from?: string; to?: string } = {}, moving?: Booking): Promise<SlotsAnswer> {
    const calendar = await readCalendar(db, now(), moving?.id);
    const free = freeStarts(calendar).filter((start) => start !== moving?.start_at);
    const from = firstDay(calendar);
    const to = lastDay(calendar);
    const first = startOfOfficeDay(range.from ?? from);
    const end = startOfOfficeDay(addDays(range.to && range.to < to ? range.to : to, 1));
    const shown = free.filter((start) => start >= first && start < end);
    return {
      slots: shown.map(iso),
      next: free[0] === undefined ? null : iso(free[0]),
      from,
      to,
      appointmentMinutes,
      officeTimeZone,
    };
  }

  /** Free starts near one that was refused, as things are now. */
  async function alternatives(start: number): Promise<string[]> {
    return nearest(freeStarts(await readCalendar(db, now())), start).map(iso);
  }

  /** The booking behind a signed link. */
  async function linked(token: string): Promise<Booking | 'unknown' | 'expired'> {
    const link = readBookingToken(token, secret, now());
    if (link === 'expired') return 'expired';
    return (link && (await findBooking(db, link.id))) ?? 'unknown';
  }

  /** The times to which the booking behind a link can be moved. */
  async function slotsToMove(token: string): Promise<SlotsAnswer | null> {
    const booking = await linked(token);
    return typeof booking === 'string' ? null : slots({}, booking);
  }

  async function view(token: string): Promise<BookingView> {
    const booking = await linked(token);
    if (typeof booking === 'string') return { state: booking };
    const found = await findBookingWithLead(db, booking.id);
    if (!found) return { state: 'unknown' };
    const { lead } = found;
    return {
      state: booking.state === 'cancelled' ? 'cancelled' : booking.end_at <= now() ? 'past' : 'booked',
      start: iso(booking.start_at),
      end: iso(booking.end_at),
      mode: booking.mode,
      timeZone: booking.time_zone || officeTimeZone,
      language: lead.language,
      firstName: lead.first_name,
      lastName: lead.last_name,
    };
  }

  return { book, change, slots, slotsToMove, alternatives, linked, view };
}

type MailParticulars = {
  spamSignals?: readonly SpamSignal[];
  from?: number | undefined;
  byStaff?: boolean;
  replaced?: boolean;
  untold?: boolean;
};

/** The lead's particulars name the appointment as it is now, also where staff search. */
async function tellLead(transaction: Db, lead: Lead, booking: Booking): Promise<void> {
  const words = (details: object) => foldForSearch(Object.values(details).join(' '));
  const details = leadDetails(booking.start_at, booking.mode, booking.state === 'cancelled');
  const search_text = lead.search_text.replace(words(lead.details), () => words(details));
  await updateLeadDetails(transaction, lead, { details, search_text });
}

function iso(moment: number): string {
  return new Date(moment).toISOString();
}
