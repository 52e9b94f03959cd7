import type { MiddlewareHandler } from 'hono';
import { idempotencyHeader } from '../../contract/http/problem.ts';

/** Lets scripts of the listed origins, and of no others, call the API (setting ALLOWED_ORIGINS). */
export function cors(allowed: readonly string[]): MiddlewareHandler {
  const origins = new Set(allowed);
  return async (c, next) => {
    const origin = c.req.header('origin');
    const known = origin !== undefined && origins.has(origin);
    if (c.req.method === 'OPTIONS' && c.req.header('access-control-request-method')) {
      return c.body(null, 204, {
        vary: 'Origin',
        ...(known && {
          'access-control-allow-origin': origin,
          'access-control-allow-methods': 'GET, POST, PUT, DELETE',
          'access-control-allow-headers': `Content-Type, Authorization, ${idempotencyHeader}`,
          'access-control-max-age': '600',
        }),
      });
    }
    await next();
    if (!known) return;
    c.res.headers.set('access-control-allow-origin', origin);
    c.res.headers.set('access-control-expose-headers', 'Retry-After');
    // The default forbids other origins even where CORS allows them.
    c.res.headers.set('cross-origin-resource-policy', 'cross-origin');
    c.res.headers.append('vary', 'Origin');
  };
}
