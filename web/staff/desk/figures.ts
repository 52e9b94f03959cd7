import { queryOptions, useQuery } from '@tanstack/react-query';
import { adminPaths } from '#contract/staff/contacts.ts';
import { type DeskOverview, deskOverview, deskPaths } from '#contract/staff/desk.ts';
import { statisticsAnswer } from '#contract/staff/statistics.ts';
import { type StaffApi, useStaff } from '#web/staff/api/staff-api.ts';

/** Staff and counts of due leads; a background call, which does not keep the session alive. */
export const overviewQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['overview'],
    queryFn: ({ signal }) => api.get(deskPaths.overview, deskOverview, { signal, background: true }),
    staleTime: Number.POSITIVE_INFINITY,
    // What is rendered from it also depends on the time, so each answer must trigger a render.
    structuralSharing: false,
  });

/** Staff and counts of due leads; null until loaded. Errors are not shown: the query is repeated anyway. */
export function useOverview(): DeskOverview | null {
  const { api } = useStaff();
  return useQuery(overviewQuery(api)).data ?? null;
}

/** The dashboard's figures; a background call, because they refetch on events. */
export const statisticsQuery = (api: StaffApi) => ({
  ...api.query(['statistics'], adminPaths.statistics, statisticsAnswer, true),
  staleTime: Number.POSITIVE_INFINITY,
});
