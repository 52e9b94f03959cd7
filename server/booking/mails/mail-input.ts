import type { BookingMailData } from '#server/db/schema/mail-data.ts';
import type { Booking, Lead } from '#server/db/schema/schema.ts';

/** A booking with its lead, and what happened to it. */
export type BookingMailInput = BookingMailData & { booking: Booking; lead: Lead };
