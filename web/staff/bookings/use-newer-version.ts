import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { StaffBooking } from '#contract/staff/bookings.ts';
import { loadAnew } from '#web/staff/api/load-anew.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { bookingQuery } from './queries.ts';

/** Reloads the open booking when a list shows that somebody else has changed it. */
export function useNewerVersion(rows: readonly StaffBooking[] | null, openId: string | null): void {
  const { api } = useStaff();
  const client = useQueryClient();
  const listed = rows?.find(({ id }) => id === openId);
  useEffect(() => {
    if (!listed) return;
    const { queryKey } = bookingQuery(api, listed.id);
    const open = client.getQueryData(queryKey);
    if (open && open.version < listed.version) void loadAnew(client, queryKey);
  }, [listed, api, client]);
}
