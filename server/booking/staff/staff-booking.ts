import { officeTimeZone } from '#contract/office-time/office.ts';
import type { StaffBooking } from '#contract/staff/bookings.ts';
import type { BookingWithLead } from '#server/booking/repository.ts';

/** A booking with its lead by the names of the contract. */
export function toStaffBooking({ booking, lead }: BookingWithLead): StaffBooking {
  return {
    id: booking.id,
    leadId: lead.id,
    state: booking.state,
    start: new Date(booking.start_at).toISOString(),
    end: new Date(booking.end_at).toISOString(),
    mode: booking.mode,
    timeZone: booking.time_zone || officeTimeZone,
    language: lead.language,
    firstName: lead.first_name,
    lastName: lead.last_name,
    email: lead.email,
    phone: lead.phone,
    company: lead.company,
    message: lead.message,
    topic: lead.subject,
    pageSource: lead.page_source,
    buttonContext: lead.button_context,
    buttonText: lead.button_text,
    spamSignals: lead.spam_signals,
    version: booking.version,
    created_at: new Date(booking.created_at).toISOString(),
  };
}
