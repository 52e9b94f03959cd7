import type { NewLead, NewOutboxRow } from '#server/db/schema/schema.ts';
import { newMail } from '#server/outbox/repository.ts';

/** `papers`: the white papers in the receipt; without a receipt, staff may send them. */
type ForMails = { staffAddress: string; withReceipt: boolean; papers?: readonly string[] | undefined };

/**
 * Builds the outbox rows to write in a lead's transaction: always a notification to staff, and a receipt if
 * `withReceipt`. Nothing is rendered here, because this runs for every lead.
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
