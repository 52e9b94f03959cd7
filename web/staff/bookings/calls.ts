import {
  type BlockedPeriod,
  type BlocksAnswer,
  type BookingAnswer,
  type BookingSettings,
  type FeedAnswer,
  staffBookingPaths as paths,
  type StaffBooking,
  type StaffBookingsAnswer,
} from '#contract/staff/bookings.ts';

export type BookingList = 'upcoming' | 'past' | 'cancelled';

type Options = { method?: string; body?: unknown; signal?: AbortSignal | undefined };
/** One call in the name of the user. */
type Call = (path: string, options?: Options) => Promise<unknown>;
/** Its answer, believed when it `has` what the screen needs. */
type Expect = <T>(body: unknown, has: (body: Record<string, unknown>) => boolean) => T;

/** The calls of the bookings tab, for `createStaffApi`. */
export function bookingCalls(call: Call, expect: Expect) {
  const ask = async <T>(path: string, options: Options, has: (body: Record<string, unknown>) => boolean) =>
    expect<T>(await call(path, options), has);
  const one = (id: string) => `${paths.bookings}/${encodeURIComponent(id)}`;
  const hasBooking = (body: Record<string, unknown>) => typeof body.booking === 'object' && body.booking !== null;
  return {
    bookings: (show: BookingList, cursor: string | null, signal?: AbortSignal) =>
      ask<StaffBookingsAnswer>(
        `${paths.bookings}?${new URLSearchParams({ show, ...(cursor && { cursor }) })}`,
        { signal },
        (body) => Array.isArray(body.bookings),
      ),
    moveBooking: async ({ id, version }: StaffBooking, start: string) => {
      const answer = ask<BookingAnswer>(`${one(id)}/move`, { method: 'POST', body: { start, version } }, hasBooking);
      return (await answer).booking;
    },
    cancelBooking: async ({ id, version }: StaffBooking) => {
      const answer = ask<BookingAnswer>(`${one(id)}/cancel`, { method: 'POST', body: { version } }, hasBooking);
      return (await answer).booking;
    },
    bookingSettings: (signal?: AbortSignal) =>
      ask<BookingSettings>(paths.settings, { signal }, (body) => Array.isArray(body.hours)),
    saveBookingSettings: (settings: BookingSettings) => call(paths.settings, { method: 'PUT', body: settings }),
    blocks: (signal?: AbortSignal) => ask<BlocksAnswer>(paths.blocks, { signal }, (body) => Array.isArray(body.blocks)),
    addBlock: (block: Omit<BlockedPeriod, 'id'>) => call(paths.blocks, { method: 'POST', body: block }),
    removeBlock: (id: string) => call(`${paths.blocks}/${encodeURIComponent(id)}`, { method: 'DELETE' }),
    feed: (signal?: AbortSignal) => ask<FeedAnswer>(paths.feed, { signal }, (body) => 'createdAt' in body),
    renewFeed: () => ask<FeedAnswer>(paths.feed, { method: 'POST' }, (body) => typeof body.url === 'string'),
  };
}
