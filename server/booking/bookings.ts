import type { Refusal } from '#contract/booking/booking.ts';
import type { SpamSignal } from '#contract/leads/spam-signals.ts';
import { officeDay } from '#contract/office-time/office.ts';
import type { Database, Db } from '#server/db/connection/connect.ts';
import { findIdempotencyKeys, findLead } from '#server/db/queries.ts';
import type { BookingEvent } from '#server/db/schema/mail-data.ts';
import type { Booking, NewLead } from '#server/db/schema/schema.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Verdict } from '#server/limits/rate-limit.ts';
import { Semaphore } from '#server/limits/semaphore.ts';
import { enqueue, withdraw } from '#server/outbox/repository.ts';
import { emailKey } from '#server/person/email-key.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';
import type { Services } from '#server/services.ts';
import { discardEvents, type PublishEvents } from '#server/webhooks/events.ts';
import { refusalOf } from './calendar/availability.ts';
import { LatestCalendar } from './calendar/latest-calendar.ts';
import { changedDetails } from './lead-details.ts';
import { mailsForBooking } from './mails/for-booking.ts';
import { type BookingPlan, decideBooking, type RequestedBooking, type Situation } from './plan/decide-booking.ts';
import { type Change, type ChangedBy, type ChangeRefusal, decideChange } from './plan/decide-change.ts';
import {
  countToCome,
  findBooking,
  freeQuarters,
  insertBooking,
  insertLead,
  lockAddress,
  lockBooking,
  lockDays,
  readCalendar,
  storeKey,
  takeQuarters,
  updateBooking,
  updateLeadDetails,
} from './repository.ts';
import { commit, refuse } from './transaction/commit.ts';
import { DayQueue } from './transaction/day-queue.ts';
import { createBookingViews } from './views.ts';

type Options = Database & {
  secret: SiteSecret;
  /** Recipient of the notifications to staff. */
  staffAddress: string;
  /** Called after each commit that queued mails. */
  onStored: () => void;
  /** Null or absent: no limits. */
  limits?: Limits | null;
  /** Writes webhook deliveries in the same transaction. */
  publish?: PublishEvents;
  now?: () => number;
};

/** Maximum number of upcoming appointments per address. */
const mostToCome = 5;

/**
 * Maximum number of connections (of the pool's ten by default) that bookings and changes may use; the rest are for
 * leads and other requests.
 */
const connections = 3;

export type BookingRequest = RequestedBooking & {
  spamSignals: readonly SpamSignal[];
  /** Counts an appointment against its connection's limit; called once its time is known to be free. */
  admit?: (() => Promise<Verdict>) | undefined;
};

type MayMail = (email: string) => Promise<boolean>;
type Booked = { ok: true; booking: Booking; replayed: boolean };
type NotBooked = { ok: false; refusal: Refusal };
/** `address`: it has the maximum number of upcoming appointments; `connection`: it has the maximum number per day. */
type NotAdmitted = { ok: false; refusal: 'address' } | { ok: false; refusal: 'connection'; retryAfter: number };
export type NotChanged = { ok: false; refusal: ChangeRefusal };

export type Bookings = ReturnType<typeof createBookings>;
export type BookingServices = Services & { bookings: Bookings };

/**
 * Finds free times; books, moves and cancels appointments, each in one transaction with its mails. The transaction
 * locks the day and reads its state, a pure function (`plan/`) decides, and the transaction carries out the decision.
 */
export function createBookings(options: Options) {
  const {
    db,
    engine,
    secret,
    staffAddress,
    onStored,
    limits = null,
    publish = discardEvents,
    now = Date.now,
  } = options;
  const latest = new LatestCalendar(() => readCalendar(db, now()));
  const dayQueue = new DayQueue();
  const semaphore = new Semaphore(connections);

  /** Stores lead, appointment, mails and key, all or nothing. */
  async function book(request: BookingRequest): Promise<Booked | NotBooked | NotAdmitted> {
    const came = latest.now();
    const done = await dayQueue.run(officeDay(request.start), async (waited) => {
      const refusal = waited && (await refusedSince(came, request));
      if (refusal) return { ok: false as const, refusal };
      return semaphore.run(() => commit({ db }, (transaction) => bookWithin(transaction, request)));
    });
    if (done.ok && !done.replayed) onStored();
    return done;
  }

  /** Why the time was refused to others while this visitor waited; null if it was not, or if the key is known. */
  async function refusedSince(came: number, { start, key }: BookingRequest): Promise<Refusal | null> {
    const calendar = latest.since(came);
    const refusal = calendar && refusalOf(start, calendar);
    if (!refusal || !key) return refusal;
    return (await findIdempotencyKeys(db, engine, [key.key, key.content])).length === 0 ? refusal : null;
  }

  async function bookWithin(transaction: Db, request: BookingRequest): Promise<Booked | NotBooked | NotAdmitted> {
    const at = now();
    const { key } = request;
    // Read before locking, to know which days to lock, and again afterwards.
    const before = key && (await submissionOf(transaction, key, false));
    await lockDays(transaction, [officeDay(request.start), before?.booking.day ?? officeDay(request.start)], at);
    // Before the key is read, whose attempts for different days do not wait for each other.
    await lockAddress(transaction, engine, emailKey(request.lead.email));
    const known = key && (await submissionOf(transaction, key, true));
    const situation: Situation = {
      now: at,
      known,
      calendar: await latest.readWith(() => readCalendar(transaction, at)),
      toCome: await countToCome(transaction, emailKey(request.lead.email), at),
      mostToCome: limits ? mostToCome : Number.POSITIVE_INFINITY,
    };
    const plan = decideBooking(request, situation);
    if (plan.outcome === 'replayed') return { ok: true, booking: plan.booking, replayed: true };
    if (plan.outcome === 'refused') return refuse({ ok: false, refusal: plan.refusal });
    await carryOut(transaction, request, plan);
    return { ok: true, booking: plan.booking, replayed: false };
  }

  async function carryOut(transaction: Db, request: BookingRequest, plan: Extract<BookingPlan, { outcome: 'booked' }>) {
    const { booking, lead, earlier, key } = plan;
    if (earlier) await giveUp(transaction, earlier);
    await takeTime(transaction, booking);
    // Counted only now, so that visitors who lost a race for a time get that answer and no other.
    const verdict = earlier ? undefined : await request.admit?.();
    if (verdict?.level === 'refused') {
      refuse({ ok: false, refusal: 'connection', retryAfter: verdict.retryAfter });
    }
    if (key) await storeKey(transaction, key);
    await insertLead(transaction, lead);
    await (earlier ? updateBooking : insertBooking)(transaction, booking);
    await publish(transaction, [{ event: 'lead.created', subjectId: lead.id, kind: lead.kind }]);
    await queueNotifications(transaction, 'booked', booking, lead, { spamSignals: request.spamSignals });
  }

  /** Gives up the time of an appointment that is being corrected: quarter-hours, reminder, details of its lead. */
  async function giveUp(transaction: Db, earlier: Booking): Promise<void> {
    await freeQuarters(transaction, earlier.id);
    await withdraw(transaction, 'booking-reminder', earlier.id);
    const first = await findLead(transaction, earlier.lead_id);
    if (first) await updateLeadDetails(transaction, first, changedDetails(first, earlier, 'ersetzt'));
  }

  /** The appointment stored under this key. The same content is the same submission. */
  async function submissionOf(
    transaction: Db,
    { key, content }: NonNullable<BookingRequest['key']>,
    lock: boolean,
  ): Promise<Situation['known']> {
    const rows = await findIdempotencyKeys(transaction, engine, [key, content]);
    const same = rows.find((row) => row.content === content);
    const row = same ?? rows.find((one) => one.key === key);
    const booking =
      row && (await (lock ? lockBooking(transaction, engine, row.lead_id) : findBooking(transaction, row.lead_id)));
    if (!booking) return null;
    // For a form without a key of its own: sent again after the appointment was cancelled, it asks for a new one.
    const anew = key === content && booking.state === 'cancelled';
    return { booking, same: same !== undefined && !anew };
  }

  /**
   * Moves or cancels an appointment.
   * @param record logs the change in the same transaction
   */
  async function change(
    id: string,
    wanted: Change,
    by: ChangedBy,
    record?: (transaction: Db) => Promise<void>,
  ): Promise<Booked | NotChanged> {
    let counted: Promise<boolean> | undefined;
    /** Counts one mail, however often a conflict repeats the transaction. */
    const mayMail = async (email: string) => {
      counted ??= limits?.mayMail(emailKey(email));
      return (await counted) !== false;
    };
    const write = () =>
      commit({ db }, async (transaction) => {
        const outcome = await changeWithin(transaction, id, wanted, by, mayMail);
        if (outcome.ok && !outcome.replayed) await record?.(transaction);
        return outcome;
      });
    const done = await (wanted.action === 'move'
      ? dayQueue.run(officeDay(wanted.start), () => semaphore.run(write))
      : semaphore.run(write));
    if (done.ok && !done.replayed) onStored();
    return done;
  }

  async function changeWithin(
    transaction: Db,
    id: string,
    wanted: Change,
    by: ChangedBy,
    mayMail: MayMail,
  ): Promise<Booked | NotChanged> {
    const at = now();
    const seen = await findBooking(transaction, id);
    if (seen && wanted.action === 'move') await lockDays(transaction, [seen.day, officeDay(wanted.start)], at);
    const booking = await lockBooking(transaction, engine, id);
    const calendar = await latest.readWith(() => readCalendar(transaction, at));
    const plan = decideChange(wanted, by, { booking, calendar, now: at });
    if (plan.outcome === 'refused') return refuse({ ok: false, refusal: plan.refusal });
    if (plan.outcome === 'unchanged') return { ok: true, booking: plan.booking, replayed: true };
    await freeQuarters(transaction, id);
    const moved = plan.event === 'moved';
    if (moved) await takeTime(transaction, plan.booking);
    const facts = { byStaff: by !== 'visitor', from: moved ? booking?.start_at : undefined };
    await store(transaction, plan.booking, plan.event, facts, mayMail);
    return { ok: true, booking: plan.booking, replayed: false };
  }

  /** Writes the changed booking, the details of its lead, and the mails about it. */
  async function store(
    transaction: Db,
    booking: Booking,
    event: BookingEvent,
    facts: MailFacts,
    mayMail: MayMail,
  ): Promise<void> {
    await updateBooking(transaction, booking);
    const lead = await findLead(transaction, booking.lead_id);
    if (!lead) return;
    await updateLeadDetails(transaction, lead, changedDetails(lead, booking));
    // Moves and cancellations count against the mail limit: a person who booked with a stranger's address holds the
    // link for them.
    const visitorNotMailed = !facts.byStaff && !(await mayMail(lead.email));
    await withdraw(transaction, 'booking-reminder', booking.id);
    await queueNotifications(transaction, event, booking, lead, {
      ...facts,
      spamSignals: lead.spam_signals,
      ...(visitorNotMailed && { visitorNotMailed }),
    });
  }

  /** Queues the mails and webhook deliveries of an event. */
  async function queueNotifications(
    transaction: Db,
    event: BookingEvent,
    booking: Booking,
    lead: Pick<NewLead, 'id' | 'email' | 'language'>,
    facts: MailFacts & { spamSignals: readonly SpamSignal[]; visitorNotMailed?: boolean },
  ): Promise<void> {
    await enqueue(transaction, engine, mailsForBooking(event, booking, lead, { staffAddress, now: now(), ...facts }));
    await publish(transaction, [{ event: `booking.${event}`, subjectId: booking.id }]);
  }

  return { book, change, ...createBookingViews({ db, secret, now, latest }) };
}

/** `from`: the start before a move, in milliseconds since 1970. */
type MailFacts = { from?: number | undefined; byStaff?: boolean };

/** The primary key of the quarter-hours has the final say, whatever was read before. */
async function takeTime(transaction: Db, { id, start_at, end_at, buffer }: Booking): Promise<void> {
  if (!(await takeQuarters(transaction, id, start_at, end_at + buffer))) refuse({ ok: false, refusal: 'taken' });
}
