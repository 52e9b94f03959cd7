import type { ContactKind } from '../../contract/leads/registry.ts';
import type { NewLead, NewOutboxRow } from '../db/schema.ts';
import { newMail } from '../outbox/repository.ts';
import type { MailTemplate } from './templates.ts';

/** Kinds whose visitors get a receipt; a white paper has been handed over on screen already. */
const receipted = {
  contact: true,
  'white-paper': false,
  'private-equity-request': true,
  'organisation-request': true,
  investor: true,
} satisfies Record<ContactKind, boolean>;

/** With these signals nobody gets a receipt: our form must not flood a stranger's mailbox. */
const silencing: readonly string[] = ['honeypot', 'rate', 'elsewhere'];

/**
 * The outbox rows to write in a lead's transaction: always the notification to staff, and a receipt to the
 * visitor where the kind has one. Nothing is rendered here: this runs for every lead.
 */
export function mailsForLead(
  lead: NewLead,
  { staffAddress, spamSignals }: { staffAddress: string; spamSignals: readonly string[] },
): NewOutboxRow[] {
  const queue = (template: MailTemplate, language: 'de' | 'en', to: string) =>
    newMail(template, language, to, { leadId: lead.id }, lead.created_at);
  const rows = [queue('lead-notification', 'de', staffAddress)];
  if (getsReceipt(lead.kind, spamSignals)) {
    rows.push(queue('lead-receipt', lead.language === 'en' ? 'en' : 'de', lead.email));
  }
  return rows;
}

/** Whether the visitor of such a lead gets a receipt. */
export function getsReceipt(kind: string, spamSignals: readonly string[]): boolean {
  return receipted[kind as ContactKind] && !isSuspect(spamSignals);
}

/** Whether a lead looks like spam; being filled in fast alone does not make it so. */
export function isSuspect(spamSignals: readonly string[]): boolean {
  return spamSignals.some((signal) => silencing.includes(signal));
}
