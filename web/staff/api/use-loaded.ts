import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureOf } from './call.ts';

/** A query as screens show it. What was loaded before stays while it is loaded anew, and when that fails. */
export function useLoaded<Data, Key extends QueryKey>(query: UseQueryOptions<Data, Error, Data, Key>) {
  const client = useQueryClient();
  const { data, error, isFetching, dataUpdatedAt, refetch } = useQuery(query);

  async function reload(): Promise<void> {
    // A first answer that is under way was asked for before there was anything new.
    await client.cancelQueries({ queryKey: query.queryKey, exact: true });
    await refetch();
  }
  return {
    data: data ?? null,
    /** The sentence for what failed, or null. */
    error: failureOf(error),
    busy: isFetching,
    /** When (milliseconds since 1970); 0 for never. */
    loadedAt: dataUpdatedAt,
    reload: () => void reload(),
  };
}
