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
  const version = named?.version;
  useEffect(() => {
    if (version !== undefined && id) find();
  }, [version, id]);
}
