import type { ContactKind, LeadKind } from '#contract/leads/registry.ts';
import { isHeld, isSuspect, type SpamSignal } from '#contract/leads/spam-signals.ts';
import type { NewLead, NewOutboxRow } from '#server/db/schema.ts';
import { newMail } from '#server/outbox/repository.ts';

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

/** `papers` are the white papers that the receipt brings along, or that staff may send themselves. */
type ForMails = { staffAddress: string; spamSignals: readonly SpamSignal[]; papers?: readonly string[] | undefined };

/**
 * The outbox rows to write in a lead's transaction: always the notification to staff, and a receipt to the
 * visitor where the kind has one. Nothing is rendered here: this runs for every lead.
 */
export function mailsForLead(lead: NewLead, { staffAddress, spamSignals, papers }: ForMails): NewOutboxRow[] {
  const about = { subject_id: lead.id, ...(papers && { data: { papers } }) };
  const rows = [
    newMail({ ...about, template: 'lead-notification', language: 'de', recipient: staffAddress }, lead.created_at),
  ];
  if (getsReceipt(lead.kind, spamSignals)) {
    const { language, email: recipient } = lead;
    rows.push(newMail({ ...about, template: 'lead-receipt', language, recipient }, lead.created_at));
  }
  return rows;
}

/**
 * Whether the visitor of such a lead gets a receipt; with spam signals nobody does: our form floods no stranger. The papers that were
 * asked for are what the form is there for: a fair or an office asks from one address, so that only what withholds a newsletter's mail
 * withholds them too.
 */
export function getsReceipt(kind: ContactKind, spamSignals: readonly SpamSignal[]): boolean {
  const bringsPapers = kind === 'private-equity-request' || kind === 'organisation-request';
  const withheld = isHeld(spamSignals) || (!bringsPapers && isSuspect(spamSignals));
  return receipted[kind] && !withheld;
}

/** Whether a submission of this kind causes a mail to the address that it names. */
export function mailsVisitor(kind: LeadKind, spamSignals: readonly SpamSignal[]): boolean {
  if (kind === 'booking' || kind === 'newsletter-radar' || kind === 'newsletter-general') return !isHeld(spamSignals);
  return getsReceipt(kind, spamSignals);
}
