import type { Handler } from 'hono';
import { json } from '#server/http/answer/json.ts';

/** GET: the document, generated on the first request. @param site the site's base URL */
export function describeCalls(site: string): Handler {
  let document: Promise<object> | undefined;
  return async (c) => {
    // Loads the converter to JSON Schema, which nothing else needs.
    document ??= import('./document.ts').then(({ openApiDocument }) => openApiDocument(site));
    return json(c, await document);
  };
}
