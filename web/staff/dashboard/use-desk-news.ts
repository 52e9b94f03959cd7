import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useMatch } from 'react-router';
import { minute } from '#contract/durations.ts';
import { staffLeadRoute } from '#contract/site/pages.ts';
import type { Desk, DeskEvent } from '#contract/staff/desk.ts';
import { loadAnew } from '#web/staff/api/query-client.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { sentencesOf } from '#web/staff/desk/colleague-notice.tsx';
import { overviewQuery } from '#web/staff/desk/figures.ts';
import { useDeskStore } from '#web/staff/desk/store.ts';
import { useDeskEvents } from '#web/staff/desk/use-events.ts';

/** Milliseconds within which several triggers for a recount are merged. */
const gather = 400;

/** Keeps the dashboard up to date: changes by colleagues, counts of due leads, staff, new leads. */
export function useDeskNews(): void {
  const { api, session } = useStaff();
  const client = useQueryClient();
  const store = useDeskStore();
  const openId = useMatch(staffLeadRoute)?.params.lead;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // What was due today may have become overdue.
  useQuery({ ...overviewQuery(api), refetchInterval: minute });

  function countSoon() {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      for (const what of ['overview', 'news', 'statistics', 'bookings']) void loadAnew(client, [what]);
    }, gather);
  }

  function applyDesks(desks: Record<string, Desk>) {
    const before = openId === undefined ? null : store.desk(openId);
    store.learn(desks);
    if (openId === undefined || before === null) return;
    const after = store.desk(openId);
    const isOthers = after.changedBy !== null && after.changedBy.name !== session.username;
    if (after.version !== before.version && isOthers) store.addNotice(openId, sentencesOf(before, after));
  }

  useDeskEvents((event: DeskEvent) => {
    if ('notes' in event) return store.reload(...event.notes);
    if ('erased' in event) {
      store.erasures.set(store.erasures.get() + 1);
      store.reloadAll();
      // Moving or cancelling an appointment changes its lead, which is reported so, too.
      void loadAnew(client, ['booking']);
    } else if ('desk' in event) applyDesks(event.desk);
    countSoon();
  });
}
