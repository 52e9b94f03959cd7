import type { Language } from '#contract/site/languages.ts';
import { hrefFor, type PageId } from '#contract/site/pages.ts';

/**
 * URL of a page for a mail. It names the mail's language, because a path may have none of its own, and the reader's
 * browser another one.
 */
export function pageLink(publicUrl: string, page: PageId, language: Language): string {
  return publicUrl + hrefFor(page, language, { query: { lang: language } });
}
