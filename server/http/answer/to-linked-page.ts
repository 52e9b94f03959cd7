import type { Context } from 'hono';
import { isLanguage } from '#contract/site/languages.ts';
import { privateHeaders } from '#server/http/headers/security-headers.ts';
import { seeOther } from './see-other.ts';

/**
 * 303 back to the page behind a mailed link after its form was posted, in the language that the page was shown in
 * (`?lang=` of the form's address, `web/language/link-form.tsx`). `shown` are the parameters that say what happened,
 * `fragment` is `#` and the id of the place that says it.
 */
export function toLinkedPage(
  c: Context,
  path: string,
  shown: Readonly<Record<string, string>> = {},
  fragment = '',
): Response {
  const query = new URLSearchParams(shown);
  const language = c.req.query('lang');
  if (isLanguage(language)) query.set('lang', language);
  return seeOther((query.size > 0 ? `${path}?${query}` : path) + fragment, privateHeaders);
}
