import type { Context } from 'hono';
import { answerLanguage, problem } from '#server/http/answer/problem.ts';
import { rateKey, type TrustedProxies } from '#server/http/request/client-address.ts';
import { clientAddressOf } from '#server/http/request/peer.ts';
import { MemoryLimit } from './memory-limit.ts';
import type { Bounds } from './rate-limit.ts';

/**
 * Counts a request of a connection.
 * @returns the response to send instead if the connection has had too many, otherwise null
 */
export type ConnectionLimit = (c: Context) => Response | null;

type Services = { proxies: TrustedProxies; settings: { RATE_LIMIT: 'on' | 'off' } };

/** Creates a limit counted per process, since it protects CPU work that needs no database. */
export function connectionLimit(bounds: Bounds, { proxies, settings }: Services): ConnectionLimit {
  const limit = settings.RATE_LIMIT === 'on' ? new MemoryLimit(bounds) : null;
  return (c) => {
    const verdict = limit?.count(rateKey(clientAddressOf(c, proxies)));
    return verdict?.level === 'refused'
      ? problem('too-many', answerLanguage(c), { retryAfter: verdict.retryAfter })
      : null;
  };
}
