import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import {
  type BlockedPeriod,
  type BookingList,
  type BookingSettings,
  blockedAnswer,
  blocksAnswer,
  bookingAnswer,
  bookingWeekAnswer,
  feedAnswer,
  staffBookingPaths as paths,
  type StaffBooking,
  staffBookingsAnswer,
} from '#contract/staff/bookings.ts';
import { isRefusedWith } from '#web/staff/api/call.ts';
import { itemPath, queryOf, type StaffApi } from '#web/staff/api/staff-api.ts';
import type { PageRequest } from '#web/staff/api/use-pages.ts';

/** A background call like the week's: events trigger the refetching of both. */
export const bookingsPageOf = (api: StaffApi, show: BookingList, { cursor, signal }: PageRequest) =>
  api.get(paths.bookings + queryOf({ show, cursor }), staffBookingsAnswer, { signal, background: true });

/** The first page of upcoming bookings, the next one first. */
export const upcomingQuery = (api: StaffApi) =>
  api.query(['bookings', 'next'], paths.bookings + queryOf({ show: 'upcoming' }), staffBookingsAnswer, true);

/** Seven days, starting with `from`. */
export const weekQuery = (api: StaffApi, from: string) => ({
  ...api.query(['bookings', 'week', from], paths.week + queryOf({ from }), bookingWeekAnswer, true),
  placeholderData: keepPreviousData,
});

const one = ({ id }: Pick<StaffBooking, 'id'>) => itemPath(paths.bookings, id);
/** One booking, or null if there is none. Not reloaded with each list: the audit log records each time it is shown. */
export const bookingQuery = (api: StaffApi, id: string) =>
  queryOptions({
    queryKey: ['booking', id],
    queryFn: async ({ signal }): Promise<StaffBooking | null> => {
      try {
        return (await api.get(one({ id }), bookingAnswer, { signal })).booking;
      } catch (error) {
        if (isRefusedWith(404, error)) return null;
        throw error;
      }
    },
  });
export const moveBooking = async (api: StaffApi, booking: StaffBooking, start: string) => {
  const body = { start, version: booking.version };
  return (await api.request('POST', `${one(booking)}/move`, bookingAnswer, { body })).booking;
};
export const cancelBooking = async (api: StaffApi, booking: StaffBooking) =>
  (await api.request('POST', `${one(booking)}/cancel`, bookingAnswer, { body: { version: booking.version } })).booking;

export const saveSettings = (api: StaffApi, body: BookingSettings) => api.send('PUT', paths.settings, { body });

export const blocksQuery = (api: StaffApi) => api.query(['blocks'], paths.blocks, blocksAnswer);
export const addBlock = (api: StaffApi, body: Omit<BlockedPeriod, 'id'>) =>
  api.request('POST', paths.blocks, blockedAnswer, { body });
export const removeBlock = (api: StaffApi, id: string) => api.send('DELETE', itemPath(paths.blocks, id));

export const feedQuery = (api: StaffApi) => api.query(['feed'], paths.feed, feedAnswer);
export const renewFeed = (api: StaffApi) => api.request('POST', paths.feed, feedAnswer);
