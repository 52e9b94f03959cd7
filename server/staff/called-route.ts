import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** Method and route pattern, such as `GET /api/admin/contacts/:id`; null where no route matched. */
export function calledRoute(c: Context): string | null {
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
  const route = matchedRoutes(c).find((one) => one.method === method && !one.path.includes('*'));
  return route ? `${method} ${route.path}` : null;
}
