import { QueryClient } from '@tanstack/react-query';
import { isRefusedWith } from './call.ts';

/** Milliseconds after which a question that did not reach the server is put once more, before anyone is told. */
const pause = 700;

/**
 * What the screens have loaded in the name of one login. Nothing is asked because a window came to the front: news come
 * by themselves (`desk/use-events.ts`), and what staff do not do must not keep a session alive. A tab that is opened
 * asks anew.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // Whether there is a network, the call itself finds out.
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
