import { leadMail, type MailDefinition } from './definition.ts';
import { leadNotification } from './lead-notification/mail.ts';
import { leadReceipt } from './lead-receipt/mail.ts';
import type { MailTemplate } from './templates.ts';

/** Every mail of the site; a name without a mail does not compile. */
export const mails = {
  'lead-notification': leadMail(leadNotification),
  'lead-receipt': leadMail(leadReceipt),
} satisfies Record<MailTemplate, MailDefinition>;
