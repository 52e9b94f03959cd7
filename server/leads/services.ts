import type { BookingServices } from '#server/booking/bookings.ts';
import type { Intake } from './intake.ts';

/** Services that taking a lead needs. */
export type LeadServices = BookingServices & { intake: Intake };
