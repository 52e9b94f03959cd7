import type { BookingServices } from '#server/booking/bookings.ts';
import type { Intake } from './intake.ts';

/** What taking a lead needs beside what all things need. */
export type LeadServices = BookingServices & { intake: Intake };
