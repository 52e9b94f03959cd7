import { useCallback, useEffect, useRef, useState } from 'react';
import type { DeskEvent } from '#contract/staff/desk.ts';
import { deskCalls } from '#web/staff/desk/calls.ts';
import { useDeskStore } from '#web/staff/desk/store.ts';
import { useDeskEvents } from '#web/staff/desk/use-events.ts';
import { useStaff } from '#web/staff/staff-context.ts';

/** Milliseconds in which several reasons to count anew become one. */
const gather = 1000;
/** What was due today becomes overdue while one looks. */
const minute = 60_000;

/**
 * Keeps the desk's store up to date: what colleagues change, how much is due, who works here.
 * @returns `signs`, which grows with each sign of new leads, and `recount`, for after one's own changes
 */
export function useDeskNews(): { signs: number; recount: () => void } {
  const { api } = useStaff();
  const store = useDeskStore();
  const [signs, setSigns] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const count = useCallback(
    async (background: boolean) => {
      // Counts are no reason to disturb anyone: what fails is tried again by the next one.
      const overview = await deskCalls(api)
        .overview(undefined, background)
        .catch(() => null);
      if (overview) store.setOverview(overview);
    },
    [api, store],
  );
  const recount = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void count(true), gather);
  }, [count]);

  useEffect(() => {
    void count(false);
    const clock = setInterval(() => void count(true), minute);
    return () => {
      clearInterval(clock);
      clearTimeout(timer.current);
    };
  }, [count]);

  useDeskEvents((event: DeskEvent) => {
    if ('notes' in event) return store.hearNotes(event.notes);
    if ('erased' in event) store.hearErased();
    else if ('desk' in event) store.put(event.desk);
    else setSigns((before) => before + 1);
    recount();
  });
  return { signs, recount };
}
