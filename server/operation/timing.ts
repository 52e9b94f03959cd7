import type { HttpBindings } from '@hono/node-server';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';

/** A request that the app has begun to answer: its pattern, never its address, which may hold tokens. */
export type Answered = { method: string; route: string; status: number; seconds: number };

/** Tells of every request that the app answers, when its answer begins. */
export function timing(observe: (answered: Answered) => void): MiddlewareHandler<{ Bindings: Partial<HttpBindings> }> {
  return async (c, next) => {
    const began = performance.now();
    await next();
    // The one that answered, not all that fit.
    const pattern = routePath(c);
    observe({
      method: knownMethods.has(c.req.method) ? c.req.method : 'other',
      route: pattern.endsWith('*') ? (c.req.path.startsWith('/assets/') ? '/assets/*' : 'page') : pattern,
      // What the files' library has sent by itself stands there.
      status: c.env?.outgoing?.headersSent ? c.env.outgoing.statusCode : c.res.status,
      seconds: (performance.now() - began) / 1000,
    });
  };
}

const knownMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']);

/** Who is told of each request that the app answers; null where nobody wants to know. */
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
