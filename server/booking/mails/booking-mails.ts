import type { Language } from '#contract/site/languages.ts';
import { findBookingWithLead } from '#server/booking/repository.ts';
import { composer, type Mail, type MailContent, type MailSite, subjectOf } from '#server/mails/definition.ts';
import type { BookingMailInput } from './mail-input.ts';
import { bookingNotice } from './notice.ts';
import { visitorMail } from './visitor.ts';

/** All mails about appointments. */
export const bookingMails = {
  'booking-confirmation': bookingMail(visitorMail('booked'), 'visitor'),
  'booking-moved': bookingMail(visitorMail('moved'), 'visitor'),
  'booking-cancelled': bookingMail(visitorMail('cancelled'), 'visitor'),
  'booking-reminder': bookingMail(visitorMail('reminder'), 'visitor'),
  'booking-notice': bookingMail(bookingNotice, 'staff'),
};

/**
 * A visitor's mail is dropped if the booking has changed again, as another mail reports that, or if the appointment has
 * begun. Staff are notified of each booking and cancellation, and of the last of several moves.
 */
function bookingMail(
  write: (at: BookingMailInput, language: Language, site: MailSite) => MailContent,
  to: 'visitor' | 'staff',
): Mail<BookingMailInput> {
  const compose = composer(write, to);
  return {
    compose,
    render: async (row, context) => {
      const { data } = row;
      const found = await findBookingWithLead(context.db, subjectOf(row));
      if (!found || !('event' in data)) return null;
      const { version, start_at } = found.booking;
      const outdated = version !== data.version && (to === 'visitor' || data.event === 'moved');
      if (outdated || (to === 'visitor' && start_at <= (context.now ?? Date.now)())) return null;
      return compose({ ...data, ...found }, row.recipient, row.language, context);
    },
  };
}
