import type { ContactKind } from '../../contract/leads/registry.ts';
import { isSuspect } from '../../contract/leads/spam-signals.ts';
import type { NewLead, NewNewsletterSignup, NewOutboxRow } from '../db/schema.ts';
import { newMail } from '../outbox/repository.ts';
import type { MailTemplate } from './templates.ts';

/** Kinds whose visitors get a receipt; a white paper has been handed over on screen already. */
const receipted = {
  contact: true,
  'white-paper': false,
  /** Has mails of its own (`for-booking.ts`). */
  booking: false,
  'private-equity-request': true,
  'organisation-request': true,
  investor: true,
} satisfies Record<ContactKind, boolean>;

/** `papers` are the white papers that the receipt brings along. */
type ForMails = { staffAddress: string; spamSignals: readonly string[]; papers?: readonly string[] | undefined };

/**
 * The outbox rows to write in a lead's transaction: always the notification to staff, and a receipt to the
 * visitor where the kind has one. Nothing is rendered here: this runs for every lead.
 */
export function mailsForLead(lead: NewLead, { staffAddress, spamSignals, papers }: ForMails): NewOutboxRow[] {
  const queue = (template: MailTemplate, language: 'de' | 'en', to: string, more: object = {}) =>
    newMail(template, language, to, { leadId: lead.id, ...more }, lead.created_at);
  const rows = [queue('lead-notification', 'de', staffAddress)];
  if (getsReceipt(lead.kind, spamSignals)) {
    rows.push(queue('lead-receipt', lead.language === 'en' ? 'en' : 'de', lead.email, papers && { papers }));
  }
  return rows;
}

/**
 * A sign-up causes the mail that asks for its confirmation. Where many come from one office it still does: an address is
 * mailed once an hour at most. What a machine filled in, or another site sent, mails nobody.
 */
export function mailsForSignup(signup: NewNewsletterSignup, spamSignals: readonly string[]): NewOutboxRow[] {
  if (spamSignals.includes('honeypot') || spamSignals.includes('elsewhere')) return [];
  const language = signup.language === 'en' ? 'en' : 'de';
  const template: MailTemplate = 'newsletter-confirmation';
  return [newMail(template, language, signup.email, { signupId: signup.id }, Number(signup.created_at))];
}

/** Whether the visitor of such a lead gets a receipt; with spam signals nobody does: our form floods no stranger. */
export function getsReceipt(kind: string, spamSignals: readonly string[]): boolean {
  return receipted[kind as ContactKind] && !isSuspect(spamSignals);
}
