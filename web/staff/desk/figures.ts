import { queryOptions, useQuery } from '@tanstack/react-query';
import { adminPaths } from '#contract/staff/contacts.ts';
import { type DeskOverview, deskOverview, deskPaths } from '#contract/staff/desk.ts';
import { statisticsAnswer } from '#contract/staff/statistics.ts';
import { type StaffApi, useStaff } from '#web/staff/api/staff-api.ts';

/** Milliseconds after which what was due today may be overdue. */
export const minute = 60_000;

/** Who works here and how much is due; counted in the background, which keeps no session alive. */
export const overviewQuery = (api: StaffApi) =>
  queryOptions({
    queryKey: ['overview'],
    queryFn: ({ signal }) => api.get(deskPaths.overview, deskOverview, { signal, background: true }),
    staleTime: Number.POSITIVE_INFINITY,
    // What is shown of it depends on the hour as well.
    structuralSharing: false,
  });

/**
 * Who works here and how much is due; null until it is known. It is no reason to disturb anyone: what fails is asked
 * again.
 */
export function useOverview(): DeskOverview | null {
  const { api } = useStaff();
  return useQuery(overviewQuery(api)).data ?? null;
}

/** The dashboard's figures, counted in the background as well: they follow the news. */
export const statisticsQuery = (api: StaffApi) => ({
  ...api.query(['statistics'], adminPaths.statistics, statisticsAnswer, true),
  staleTime: Number.POSITIVE_INFINITY,
});
