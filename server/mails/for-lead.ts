import type { ContactKind, LeadKind } from '#contract/leads/registry.ts';
import { isHeld, isSuspect } from '#contract/leads/spam-signals.ts';
import type { NewLead, NewNewsletterSignup, NewOutboxRow } from '#server/db/schema.ts';
import { newMail } from '#server/outbox/repository.ts';
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

const hour = 3_600_000;

/** `papers` are the white papers that the receipt brings along, or that staff may send themselves. */
type ForMails = { staffAddress: string; spamSignals: readonly string[]; papers?: readonly string[] | undefined };

/**
 * The outbox rows to write in a lead's transaction: always the notification to staff, and a receipt to the
 * visitor where the kind has one. Nothing is rendered here: this runs for every lead.
 */
export function mailsForLead(lead: NewLead, { staffAddress, spamSignals, papers }: ForMails): NewOutboxRow[] {
  const queue = (template: MailTemplate, language: 'de' | 'en', to: string, more: object = {}) =>
    newMail(template, language, to, { leadId: lead.id, ...more }, lead.created_at);
  const rows = [queue('lead-notification', 'de', staffAddress, papers && { papers })];
  if (getsReceipt(lead.kind, spamSignals)) {
    rows.push(queue('lead-receipt', lead.language === 'en' ? 'en' : 'de', lead.email, papers && { papers }));
  }
  return rows;
}

/**
 * A sign-up causes the mail that asks for its confirmation, one suspected for a single reason too: an address is mailed
 * once an hour at most. Of one that is held back staff are told instead, after an hour, together with what came meanwhile
 * (`newsletter/pacing.ts` sees to both).
 */
export function mailsForSignup(
  signup: NewNewsletterSignup,
  { staffAddress, spamSignals }: Pick<ForMails, 'staffAddress' | 'spamSignals'>,
): NewOutboxRow[] {
  const now = Number(signup.created_at);
  if (isHeld(spamSignals)) {
    const held: MailTemplate = 'newsletter-held';
    return [{ ...newMail(held, 'de', staffAddress, { since: now }, now), next_attempt_at: now + hour }];
  }
  const language = signup.language === 'en' ? 'en' : 'de';
  const template: MailTemplate = 'newsletter-confirmation';
  return [newMail(template, language, signup.email, { signupId: signup.id }, now)];
}

/**
 * Whether the visitor of such a lead gets a receipt; with spam signals nobody does: our form floods no stranger. The papers that were
 * asked for are what the form is there for: a fair or an office asks from one address, so that only what withholds a newsletter's mail
 * withholds them too.
 */
export function getsReceipt(kind: string, spamSignals: readonly string[]): boolean {
  const bringsPapers = kind === 'private-equity-request' || kind === 'organisation-request';
  const withheld = isHeld(spamSignals) || (!bringsPapers && isSuspect(spamSignals));
  return receipted[kind as ContactKind] && !withheld;
}

/** Whether a submission of this kind causes a mail to the address that it names. */
export function mailsVisitor(kind: LeadKind, spamSignals: readonly string[]): boolean {
  const confirms = kind === 'booking' || kind === 'newsletter-radar' || kind === 'newsletter-general';
  return confirms ? !isHeld(spamSignals) : getsReceipt(kind, spamSignals);
}
