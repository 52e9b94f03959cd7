import { keepPreviousData, type QueryKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { failureOf } from './call.ts';

/** One page: `next` is the cursor of the following page, null at the end. */
type Page = { next: string | null };
export type PageRequest = { cursor: string | null; signal: AbortSignal; background: boolean };
type Options<P> = {
  key: QueryKey;
  load: (asked: PageRequest) => Promise<P>;
  /** Whether it is reloaded when its tab is shown again. */
  renewed?: boolean;
};

/**
 * A list loaded page by page. The pages of the previous key stay until those of the new key arrive. `reload` starts at
 * the first page again; `background` marks loads that the user did not ask for.
 */
export function usePages<P extends Page>({ key, load, renewed = true }: Options<P>) {
  const client = useQueryClient();
  const options = (background: boolean) => ({
    queryKey: key,
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      load({ cursor: pageParam, signal, background }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }: P) => next,
  });
  const query = useInfiniteQuery({
    ...options(false),
    placeholderData: keepPreviousData,
    refetchOnMount: renewed,
  });
  const { data, error, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;

  async function reload({ background = false } = {}) {
    // A page in flight was requested before anything changed.
    await client.cancelQueries({ queryKey: key, exact: true });
    // The query itself holds the error.
    await client.fetchInfiniteQuery({ ...options(background), pages: 1, staleTime: 0 }).catch(() => {});
  }
  const failure = failureOf(error);
  return {
    /** Null until the first page arrives. */
    pages: data?.pages ?? null,
    hasMore: query.hasNextPage,
    /** `busy`: the list itself is loading. `loadingMore`: further rows are. */
    busy: isFetching && !isFetchingNextPage,
    loadingMore: isFetchingNextPage,
    /** The sentence for the error, or null. */
    error: isFetchNextPageError ? null : failure,
    moreError: isFetchNextPageError ? failure : null,
    /** Resolves when the page has arrived or failed. */
    reload: (how?: { background: boolean }) => reload(how),
    loadMore: () => {
      if (query.hasNextPage && !isFetching) void fetchNextPage();
    },
  };
}
