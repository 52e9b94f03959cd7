import { useCallback, useEffect, useRef, useState } from 'react';
import {
  type Subscriber,
  type SubscriberFilter,
  type SubscribersAnswer,
  subscriberPaths,
} from '#contract/subscribers.ts';
import { isExpired, sentenceFor } from '../api.ts';
import { useStaff } from '../staff-context.ts';

type List = {
  /** Null until the first answer. */
  rows: Subscriber[] | null;
  next: string | null;
  total: number;
  totalExact: boolean;
  busy: boolean;
  error: string | null;
};

/** The sign-ups of a filter, page by page; an answer that was overtaken is dropped. `filter` must be stable. */
export function useSubscribers(filter: SubscriberFilter) {
  const { api } = useStaff();
  const [list, setList] = useState<List>({
    rows: null,
    next: null,
    total: 0,
    totalExact: true,
    busy: true,
    error: null,
  });
  const running = useRef<AbortController>(null);

  const load = useCallback(
    async (cursor: string | null) => {
      running.current?.abort();
      const abort = new AbortController();
      running.current = abort;
      setList((before) => ({ ...before, busy: true, error: null }));
      const entries = Object.entries({ ...filter, cursor: cursor ?? '' }).filter(([, value]) => value);
      try {
        const path = `${subscriberPaths.list}?${new URLSearchParams(entries)}`;
        const answer = (await api.call(path, { signal: abort.signal })) as SubscribersAnswer;
        if (abort.signal.aborted) return;
        const { subscribers, ...rest } = answer;
        setList((before) => ({
          ...rest,
          rows: cursor ? [...(before.rows ?? []), ...subscribers] : subscribers,
          busy: false,
          error: null,
        }));
      } catch (error) {
        if (abort.signal.aborted || isExpired(error)) return;
        setList((before) => ({ ...before, busy: false, error: sentenceFor(error) }));
      }
    },
    [api, filter],
  );

  useEffect(() => {
    void load(null);
    return () => running.current?.abort();
  }, [load]);

  const reload = useCallback(() => void load(null), [load]);
  const { next, busy } = list;
  const loadMore = useCallback(() => {
    if (next && !busy) void load(next);
  }, [load, next, busy]);
  return { list, reload, loadMore };
}
