import type { Contact } from '#contract/staff/contacts.ts';
import type { Lead } from '#server/db/schema/schema.ts';
import { isoTime } from '#server/text/iso-time.ts';

/** A stored lead with the field names of the spec (section 3). */
export function toContact(lead: Lead): Contact {
  return {
    id: lead.id,
    kind: lead.kind,
    firstName: lead.first_name,
    lastName: lead.last_name,
    email: lead.email,
    phone: lead.phone,
    company: lead.company,
    subject: lead.subject,
    message: lead.message,
    language: lead.language,
    pageSource: lead.page_source,
    buttonContext: lead.button_context,
    buttonText: lead.button_text,
    pageUrl: lead.page_url,
    details: lead.details,
    calculation: lead.calculation,
    spamSignals: lead.spam_signals,
    followsId: lead.follows_id,
    created_at: isoTime(lead.created_at),
  };
}
