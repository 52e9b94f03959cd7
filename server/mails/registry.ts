import { bookingNotice } from './booking/notice.ts';
import { visitorMail } from './booking/visitor.ts';
import { bookingMail, heldMail, leadMail, type MailDefinition, signupMail } from './definition.ts';
import { leadNotification } from './lead-notification/mail.ts';
import { leadReceipt } from './lead-receipt/mail.ts';
import { newsletterConfirmation } from './newsletter-confirmation/mail.ts';
import { newsletterHeld } from './newsletter-held/mail.ts';
import { newsletterWelcome } from './newsletter-welcome/mail.ts';
import type { MailTemplate } from './templates.ts';

/** Every mail of the site; a name without a mail does not compile. */
export const mails = {
  'lead-notification': leadMail(leadNotification),
  'lead-receipt': leadMail(leadReceipt),
  'newsletter-confirmation': signupMail('pending', newsletterConfirmation),
  'newsletter-held': heldMail(newsletterHeld),
  'newsletter-welcome': signupMail('confirmed', newsletterWelcome),
  'booking-confirmation': bookingMail(visitorMail('booked'), 'visitor'),
  'booking-moved': bookingMail(visitorMail('moved'), 'visitor'),
  'booking-cancelled': bookingMail(visitorMail('cancelled'), 'visitor'),
  'booking-reminder': bookingMail(visitorMail('reminder'), 'visitor'),
  'booking-notice': bookingMail(bookingNotice, 'staff'),
} satisfies Record<MailTemplate, MailDefinition>;
