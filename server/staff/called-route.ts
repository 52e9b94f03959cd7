import type { Context } from 'hono';
import { matchedRoutes } from 'hono/route';

/** `GET /api/admin/contacts/:id`, the handler's pattern; null where none of our calls matched. */
export function calledRoute(c: Context): string | null {
  const method = c.req.method === 'HEAD' ? 'GET' : c.req.method;
  const route = matchedRoutes(c).find((one) => one.method === method && !one.path.includes('*'));
  return route ? `${method} ${route.path}` : null;
}
