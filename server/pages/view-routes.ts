import { Hono } from 'hono';
import { viewsPath } from '#contract/page-views.ts';
import { isLanguage } from '#contract/site/languages.ts';
import { noContent } from '#server/http/answer/json.ts';
import { problem } from '#server/http/answer/problem.ts';
import { readBytes } from '#server/http/request/body.ts';
import type { PageViews } from './page-views.ts';

const longest = 300;

/** POST of `de /path`, after navigation in the browser. Always 204; a path that is not a page counts nothing. */
export function viewRoutes(views: PageViews): Hono {
  const app = new Hono();
  app.post(viewsPath, async (c) => {
    const body = await readBytes(c, longest);
    if (body === null) return problem('too-large', 'de');
    const [language, path = ''] = body.toString().split(' ');
    if (isLanguage(language)) views.count(path, language, (name) => c.req.header(name));
    return noContent(c);
  });
  return app;
}
