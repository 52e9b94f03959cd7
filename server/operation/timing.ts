import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

/** A request that the app has begun to answer: its route pattern, never its path, which may contain tokens. */
export type Answered = { method: string; route: string; status: number; seconds: number };

/** Calls `observe` for every request that the app answers, when the response begins. */
export function timing(observe: (answered: Answered) => void): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    // The route that answered, not all that match.
    const pattern = routePath(c);
    observe({
      method: knownMethods.has(c.req.method) ? c.req.method : 'other',
      route: pattern.endsWith('*') ? (c.req.path.startsWith('/assets/') ? '/assets/*' : 'page') : pattern,
      // When the static file library has sent the response itself, only the raw response has its status.
      status: c.env?.outgoing?.headersSent ? c.env.outgoing.statusCode : c.res.status,
      seconds: (performance.now() - began) / 1000,
    });
  };
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** The observer of answered requests, for metrics and the debug log; null when neither is needed. */
export function answeredBy(
  metrics: { observe: (request: Answered) => void } | null,
  logged: boolean,
): ((request: Answered) => void) | null {
  if (!logged) return metrics?.observe ?? null;
  return (request) => {
    metrics?.observe(request);
    const { method, route, status, seconds } = request;
    console.debug(`${method} ${route} ${status} ${(seconds * 1000).toFixed(1)} ms`);
  };
}
