import type { Language } from '#contract/site/languages.ts';
import { useVisit } from '#web/visit.ts';

/** The language shown: on the server that of the page, in the browser what the visitor has switched to. */
export function useLanguage(): { language: Language } {
  return { language: useVisit().language };
}
