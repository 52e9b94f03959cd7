import { useEffect, useEffectEvent } from 'react';
import type { StaffBooking } from '#contract/staff/bookings.ts';

/** Calls `onFound` when the rows of a list have loaded and the appointment that the URL names is among them. */
export function useNamedAppointment(
  rows: readonly StaffBooking[] | null,
  id: string | null,
  onFound: (booking: StaffBooking) => void,
): void {
  const named = rows?.find((one) => one.id === id);
  const find = useEffectEvent(() => {
    if (named) onFound(named);
  });
  const isFound = named !== undefined;
  useEffect(() => {
    if (isFound && id) find();
  }, [isFound, id]);
}
