import type { BookingServices } from '#server/booking/bookings.ts';
import type { Submission } from './repository.ts';

/** `id` is that of the first submission if the same key and content were stored before. */
export type Committed = { id: string; replayed: boolean };

export type Intake = {
  /** Resolves once the submission is on disk. Rejects if it could not be stored; then nothing of it is kept. */
  commit: (submission: Submission) => Promise<Committed>;
};

/** Services that taking a lead needs. */
export type LeadServices = BookingServices & { intake: Intake };
