import type { MiddlewareHandler } from 'hono';
import { idempotencyHeader } from '#contract/http/problem.ts';
import { sessionEndHeader, sessionTokenHeader } from '#contract/staff/account.ts';
import { backgroundHeader } from '#contract/staff/contacts.ts';
import { securityHeaders } from './security-headers.ts';

/** The additional headers of a response to a script of this origin; null for origins that are not listed. */
type CorsHeaders = (origin: string | undefined) => Readonly<Record<string, string>> | null;

/** Lets scripts of the listed origins, and no others, read responses (setting ALLOWED_ORIGINS). */
export function corsHeaders(allowed: readonly string[]): CorsHeaders {
  const known = new Map(
    allowed.map((origin) => [
      origin,
      {
        'access-control-allow-origin': origin,
        'access-control-expose-headers': `Retry-After, ${sessionTokenHeader}, ${sessionEndHeader}`,
        // The default would block other origins even where CORS allows them.
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'Origin',
      },
    ]),
  );
  return (origin) => (origin !== undefined && known.get(origin)) || null;
}

export function cors(headersFor: CorsHeaders): MiddlewareHandler {
  return async (c, next) => {
    const headers = headersFor(c.req.header('origin'));
    if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method')) {
      return c.body(null, 204, {
        ...securityHeaders,
        vary: 'Origin',
        ...(headers && {
          'access-control-allow-origin': headers['access-control-allow-origin'] ?? '',
          'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
          'access-control-allow-headers': `Content-Type, Authorization, ${idempotencyHeader}, ${backgroundHeader}`,
          'access-control-max-age': '600',
        }),
      });
    }
    await next();
    if (!headers) return undefined;
    const { vary = '', ...others } = headers;
    for (const [name, value] of Object.entries(others)) c.res.headers.set(name, value);
    c.res.headers.append('vary', vary);
    return undefined;
  };
}
