import { type QueryKey, type UseQueryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { failureOf } from './call.ts';
import { loadAnew } from './query-client.ts';

/** A query as screens show it. Earlier data stays while it reloads, and when that fails. */
export function useLoaded<Data, Key extends QueryKey>(query: UseQueryOptions<Data, Error, Data, Key>) {
  const client = useQueryClient();
  const { data, error, isFetching, dataUpdatedAt } = useQuery(query);
  return {
    data: data ?? null,
    /** The sentence for the error, or null. */
    error: failureOf(error),
    busy: isFetching,
    /** When it was loaded (milliseconds since 1970); 0 for never. */
    loadedAt: dataUpdatedAt,
    /** Also reloads all queries below its key. */
    reload: () => void loadAnew(client, query.queryKey),
  };
}
