import type { Handler } from 'hono';
import { json } from '#server/http/answer/json.ts';

/** GET: the document, made with the first call for it. @param site the site's own address */
export function describeCalls(site: string): Handler {
  let document: Promise<object> | undefined;
  return async (c) => {
    // With it comes the code that turns schemas into JSON Schema, which nothing else needs.
    document ??= import('./document.ts').then(({ openApiDocument }) => openApiDocument(site));
    return json(c, await document);
  };
}
