import type { StaffBooking, StaffConflict } from '#contract/staff/bookings.ts';
import { CallFailed } from '#web/staff/api.ts';

/** What somebody else has made of the booking meanwhile, where a call was refused for that. */
export function changedMeanwhile(error: unknown): StaffBooking | null {
  if (!(error instanceof CallFailed) || error.status !== 409) return null;
  return (error.problem as Partial<StaffConflict> | null)?.booking ?? null;
}
