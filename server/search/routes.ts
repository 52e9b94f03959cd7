import { Hono } from 'hono';
import { type SearchAnswer, searchPath } from '#contract/search.ts';
import { json } from '#server/http/answer/json.ts';
import { answerLanguage } from '#server/http/answer/problem.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import type { ConnectionLimit } from '#server/limits/connection-limit.ts';
import type { Bounds } from '#server/limits/rate-limit.ts';
import type { Search } from './search.ts';

/** The limit of searches per connection: each takes up to 10 ms of CPU time, and typing is debounced. */
export const searchBounds: Bounds = { windowSeconds: 60, suspectAbove: 600, refuseAbove: 600 };

/** GET /api/search?q=&lang=: pages, sections, questions, papers, issues in one language; empty for an empty query. */
export function searchRoutes(search: Search, limit: ConnectionLimit): Hono {
  const app = new Hono();
  app.get(searchPath, async (c) => {
    const refused = limit(c);
    if (refused) return refused;
    const found = await search(c.req.query('q') ?? '', answerLanguage(c, c.req.query('lang')));
    return json(c, found satisfies SearchAnswer, { cacheControl: cachePolicies.page });
  });
  return app;
}
