import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { isRefusedWith } from './call.ts';

/** Delay in milliseconds before the single retry of a query that did not reach the server. */
const pause = 700;

/**
 * The query cache of one login. Focusing the window refetches nothing: updates arrive through the event stream
 * (`desk/use-events.ts`), and a session must not be kept alive by anything but staff's own actions. Opening a tab
 * refetches its data.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The call itself finds out whether there is a network.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (failures, error) => failures < 1 && (isRefusedWith(0, error) || isRefusedWith(503, error)),
        retryDelay: pause,
      },
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * Reloads all queries whose keys begin with `queryKey`, because their data was changed. A first load still in flight
 * was requested before the change, and invalidating alone would accept its result.
 */
export async function loadAnew(client: QueryClient, queryKey: QueryKey): Promise<void> {
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey });
}
