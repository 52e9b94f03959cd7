import type { BookingMode } from '#contract/leads/booking.ts';
import { germanMoment } from '#contract/office-time/german-moment.ts';

const modeNames: Record<BookingMode, string> = { video: 'Video', phone: 'Telefon' };

/** What staff read of an appointment among the particulars of its lead. */
export function leadDetails(start: number, mode: BookingMode, cancelled = false): Record<string, string> {
  return { Termin: `${germanMoment(start)}${cancelled ? ' (abgesagt)' : ''}`, Art: modeNames[mode] };
}
