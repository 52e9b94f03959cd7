import { queryOptions } from '@tanstack/react-query';
import { originPaths, originsAnswer } from '#contract/staff/origins.ts';
import { queryOf, type StaffApi } from '#web/staff/api/staff-api.ts';

/** Where the leads of so many days came from. */
export const originsQuery = (api: StaffApi, days: number) =>
  queryOptions({
    queryKey: ['origins', days],
    queryFn: ({ signal }) => api.get(originPaths.staff + queryOf({ days }), originsAnswer, { signal }),
  });
