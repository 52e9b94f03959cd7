import type { BookingMode } from '#contract/leads/booking.ts';
import { germanMoment } from '#contract/office-time/german-moment.ts';
import type { Booking, Lead } from '#server/db/schema/schema.ts';
import { foldForSearch } from '#server/text/fold.ts';

const modeNames: Record<BookingMode, string> = { video: 'Video', phone: 'Telefon' };

/** Details of a lead about its appointment, as shown to staff; `note` says why it does not take place. */
export function leadDetails(start: number, mode: BookingMode, note = ''): Record<string, string> {
  return { Termin: `${germanMoment(start)}${note && ` (${note})`}`, Art: modeNames[mode] };
}

/** Updates the lead's details and search text to the appointment's current state. */
export function changedDetails(
  lead: Lead,
  booking: Booking,
  note = booking.state === 'cancelled' ? 'abgesagt' : '',
): Pick<Lead, 'details' | 'search_text'> {
  const words = (details: object) => foldForSearch(Object.values(details).join(' '));
  const details = leadDetails(booking.start_at, booking.mode, note);
  const search_text = lead.search_text.replace(words(lead.details), () => words(details));
  return { details, search_text };
}
