import type { MailTemplate } from '#contract/staff/mail-templates.ts';
import { bookingMails } from './booking/mails/booking-mails.ts';
import type { OutboxRow } from './db/schema/schema.ts';
import { leadMails } from './leads/mails/lead-mails.ts';
import type { Mail, MailContext } from './mails/definition.ts';
import { newsletterMails } from './newsletter/mails/newsletter-mails.ts';
import type { OutgoingMail } from './outbox/transport/message.ts';
import { staffMails } from './staff/account/alerts/mail.ts';

/** All mails of the site, collected from the folders that queue them; a template without a mail does not compile. */
export const mails = { ...leadMails, ...newsletterMails, ...bookingMails, ...staffMails } satisfies Record<
  MailTemplate,
  Mail<never>
>;

/**
 * Renders an outbox row as its mail; null when what it is about has been erased. Rejects for a template that this
 * version does not know: the row is then retried, perhaps by a newer version.
 */
export async function renderMail(row: OutboxRow, context: MailContext): Promise<OutgoingMail | null> {
  if (!Object.hasOwn(mails, row.template)) throw new Error(`unknown mail template ${row.template}`);
  return await mails[row.template].render(row, context);
}
