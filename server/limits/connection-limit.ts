import type { Context } from 'hono';
import type { Language } from '#contract/site/languages.ts';
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

type LimitSettings = { RATE_LIMIT: 'on' | 'off' };

/** Creates a limit counted per process, since it protects CPU work that needs no database. */
export function connectionLimit(
  bounds: Bounds,
  { proxies, settings }: { proxies: TrustedProxies; settings: LimitSettings },
): ConnectionLimit {
  const limit = addressLimit(bounds, settings);
  return (c) => limit(clientAddressOf(c, proxies), answerLanguage(c));
}

/** The same for callers that know the client's address and the language of the response. */
export function addressLimit(bounds: Bounds, { RATE_LIMIT }: LimitSettings) {
  const limit = RATE_LIMIT === 'on' ? new MemoryLimit(bounds) : null;
  return (address: string, language: Language): Response | null => {
    const verdict = limit?.count(rateKey(address));
    return verdict?.level === 'refused' ? problem('too-many', language, { retryAfter: verdict.retryAfter }) : null;
  };
}
