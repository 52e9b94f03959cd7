import { bookingParameters } from '#contract/booking/booking.ts';
import { fromHash } from '#contract/calculation/address.ts';
import { leadKinds } from '#contract/leads/registry.ts';
import { noSource } from '#contract/leads/sources.ts';
import { officeTimeZone } from '#contract/office-time/office.ts';
import { acceptBooking } from '#server/booking/accept-booking.ts';
import { readStart } from '#server/booking/calendar/read-start.ts';
import { leadDetails } from '#server/booking/lead-details.ts';
import type { Limits } from '#server/limits/limits.ts';
import type { Verdict } from '#server/limits/rate-limit.ts';
import { withCalculation } from './attached-calculation.ts';
import { kind } from './kind.ts';
import { leadRow } from './lead-row.ts';
import { unlessHeld } from './mails-visitor.ts';

export const booking = kind({
  name: 'booking',
  input: leadKinds.booking.input,
  home: 'booking',
  accepted: {
    de: 'Ihr Termin ist gebucht. Die Bestätigung mit dem Kalendereintrag kommt per E-Mail.',
    en: 'Your appointment is booked. The confirmation with its calendar entry comes by email.',
  },
  repeatable: false,
  mailsVisitor: unlessHeld,
  mailsStaff: true,
  prepare: withCalculation,
  closed: ({ settings }) => (settings.BOOKING_URL ? { ok: false, code: 'booking-elsewhere' } : null),
  // The appointment's mails are queued in the same transaction (`server/booking/mails/for-booking.ts`).
  store: async (input, context, { bookings, secret, limits }) => {
    const { phone, company, topic: subject, message, mode, timeZone, calculation } = input;
    const { key, signals: spamSignals, language } = context;
    const start = readStart(input.start, timeZone === '' || timeZone === officeTimeZone);
    const details = leadDetails(start.moment, mode);
    const origin = { pageSource: noSource };
    const about = { phone, company, subject, message, details, calculation: fromHash(calculation), origin };
    const lead = leadRow('booking', input, about, context);
    const count = appointmentCount(limits, context.connection);
    const request = { lead, mode, timeZone, key, spamSignals, admit: count?.admit };
    const outcome = await acceptBooking(bookings, request, start, { language, secret }).catch((error: unknown) => {
      // Not awaited, for the same reason as the submission's own count (`accept-submission.ts`).
      void count?.refund().catch(() => {});
      throw error;
    });
    if (!outcome.ok) {
      await count?.refund().catch(() => {});
      return outcome;
    }
    // The booking's own page shows what was booked and how to move or cancel it.
    const path = `${outcome.booking.manageUrl}?${bookingParameters.done}=booked`;
    return { ok: true, replayed: outcome.replayed, extra: { booking: outcome.booking }, path };
  },
});

/**
 * Counts an appointment against its connection's limit, only once even if the transaction is retried. Null without
 * limits.
 */
function appointmentCount(limits: Limits | null, connection: string) {
  if (!limits) return null;
  let verdict: Promise<Verdict> | null = null;
  return {
    admit: () => (verdict ??= limits.bookings.count(connection)),
    refund: async () => {
      // A refused request was not counted. Refunding it would let a burst of requests take back the counts of the
      // others.
      if (verdict !== null && (await verdict).level !== 'refused') await limits.bookings.refund(connection);
    },
  };
}
