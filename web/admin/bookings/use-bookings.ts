import { useCallback, useEffect, useRef, useState } from 'react';
import type { StaffBooking } from '#contract/booking.ts';
import { isExpired, sentenceFor } from '../api.ts';
import { useStaff } from '../staff-context.ts';
import type { BookingList } from './calls.ts';

type State = { rows: StaffBooking[] | null; next: string | null; total: number; busy: boolean; error: string | null };

/** One of the lists, page by page; an answer that was overtaken is dropped. */
export function useBookings(name: BookingList) {
  const { api } = useStaff();
  const [state, setState] = useState<State>({ rows: null, next: null, total: 0, busy: true, error: null });
  const running = useRef<AbortController>(null);

  const load = useCallback(
    async (cursor: string | null) => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      setState((before) => ({ ...before, busy: true, error: null }));
      try {
        const { bookings, next, total } = await api.bookings(name, cursor, abort.signal);
        if (abort.signal.aborted) return;
        setState(({ rows }) => {
          const known = new Set(cursor ? rows?.map(({ id }) => id) : []);
          const fresh = bookings.filter(({ id }) => !known.has(id));
          const all = cursor ? [...(rows ?? []), ...fresh] : fresh;
          return { rows: all, next: next ?? null, total: total ?? all.length, busy: false, error: null };
        });
      } catch (error) {
        if (abort.signal.aborted || isExpired(error)) return;
        setState((before) => ({ ...before, busy: false, error: sentenceFor(error) }));
      }
    },
    [api, name],
  );

  useEffect(() => {
    void load(null);
    return () => running.current?.abort();
  }, [load]);

  const reload = useCallback(() => void load(null), [load]);
  const { next, busy } = state;
  const loadMore = useCallback(() => {
    if (next && !busy) void load(next);
  }, [load, next, busy]);
  return { ...state, reload, loadMore };
}
