import { keepPreviousData, type QueryKey, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { failureOf } from './call.ts';

/** One answer: `next` is where the page after it begins, null at the end. */
type Page = { next: string | null };
export type Asked = { cursor: string | null; signal: AbortSignal; background: boolean };
type Options<P> = {
  key: QueryKey;
  load: (asked: Asked) => Promise<P>;
  /** Whether it is loaded anew when its tab is shown again. */
  renewed?: boolean;
};

/**
 * A list page by page. The pages of another key stay until those of this one arrive; `reload` begins at the first page
 * again, `background` says that nobody asked for it.
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
    // A page that is under way was asked for before there was anything new.
    await client.cancelQueries({ queryKey: key, exact: true });
    // A failure stands in the query.
    await client.fetchInfiniteQuery({ ...options(background), pages: 1, staleTime: 0 }).catch(() => {});
  }
  const failure = failureOf(error);
  return {
    /** Null until the first answer. */
    pages: data?.pages ?? null,
    hasMore: query.hasNextPage,
    /** Whether the list itself is under way; then, whether further rows are. */
    busy: isFetching && !isFetchingNextPage,
    loadingMore: isFetchingNextPage,
    /** The sentence for what failed, or null. */
    error: isFetchNextPageError ? null : failure,
    moreError: isFetchNextPageError ? failure : null,
    /** Resolves when the answer is there, or has failed. */
    reload: (how?: { background: boolean }) => reload(how),
    loadMore: () => {
      if (query.hasNextPage && !isFetching) void fetchNextPage();
    },
  };
}
