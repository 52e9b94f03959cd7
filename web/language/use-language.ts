import type { Language } from '#contract/site/languages.ts';
import { useVisit } from '#web/visit.ts';

/** The current language: on the server the page's, in the browser the one the visitor has switched to. */
export function useLanguage(): { language: Language } {
  return { language: useVisit().language };
}
