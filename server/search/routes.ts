import { Hono } from 'hono';
import { type SearchAnswer, searchPath } from '#contract/search.ts';
import { json } from '#server/http/answer/json.ts';
import { answerLanguage } from '#server/http/answer/problem.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import type { Search } from './search.ts';

/** GET /api/search?q=&lang=: pages, sections, questions and white papers in one language; empty for an empty query. */
export function searchRoutes(search: Search): Hono {
  const app = new Hono();
  app.get(searchPath, async (c) => {
    const found = await search(c.req.query('q') ?? '', answerLanguage(c, c.req.query('lang')));
    return json(c, found satisfies SearchAnswer, { cacheControl: cachePolicies.page });
  });
  return app;
}
