import type { MailTemplate } from '#contract/staff/mail-templates.ts';
import { bookingNotice } from './booking/notice.ts';
import { visitorMail } from './booking/visitor.ts';
import { bookingMail, confirmationMail, heldMail, leadMail, type MailDefinition, signupMail } from './definition.ts';
import { leadNotification } from './lead-notification/mail.ts';
import { leadReceipt } from './lead-receipt/mail.ts';
import { newsletterConfirmation } from './newsletter-confirmation/mail.ts';
import { newsletterHeld } from './newsletter-held/mail.ts';
import { newsletterWelcome } from './newsletter-welcome/mail.ts';

/** Every mail of the site; a name without a mail does not compile. */
export const mails = {
  'lead-notification': leadMail(leadNotification, 'staff'),
  'lead-receipt': leadMail(leadReceipt, 'visitor'),
  'newsletter-confirmation': confirmationMail(newsletterConfirmation),
  'newsletter-held': heldMail(newsletterHeld),
  'newsletter-welcome': signupMail(newsletterWelcome),
  'booking-confirmation': bookingMail(visitorMail('booked'), 'visitor'),
  'booking-moved': bookingMail(visitorMail('moved'), 'visitor'),
  'booking-cancelled': bookingMail(visitorMail('cancelled'), 'visitor'),
  'booking-reminder': bookingMail(visitorMail('reminder'), 'visitor'),
  'booking-notice': bookingMail(bookingNotice, 'staff'),
} satisfies Record<MailTemplate, MailDefinition>;
