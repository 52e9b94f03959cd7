import type { NewLead, NewOutboxRow } from '#server/db/schema/schema.ts';
import { newMail } from '#server/outbox/repository.ts';

/** `papers` are the white papers that the receipt brings along, or that staff may send themselves. */
type ForMails = { staffAddress: string; withReceipt: boolean; papers?: readonly string[] | undefined };

/**
 * The outbox rows to write in a lead's transaction: always the notification to staff, and a receipt to the
 * visitor who is to have one. Nothing is rendered here: this runs for every lead.
 */
export function mailsForLead(lead: NewLead, { staffAddress, withReceipt, papers }: ForMails): NewOutboxRow[] {
  const about = { subject_id: lead.id, ...(papers && { data: { papers } }) };
  const notice = newMail(
    { ...about, template: 'lead-notification', language: 'de', recipient: staffAddress },
    lead.created_at,
  );
  if (!withReceipt) return [notice];
  const { language, email: recipient } = lead;
  return [notice, newMail({ ...about, template: 'lead-receipt', language, recipient }, lead.created_at)];
}
