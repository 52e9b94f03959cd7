import type { Language } from '#contract/site/languages.ts';

/**
 * The language that the browser side shows, for client loaders, which run outside React. The server never
 * uses it: there, the language comes with the request's page context.
 */
let shown: Language = 'de';

export function shownLanguage(): Language {
  return shown;
}

export function setShownLanguage(language: Language): void {
  shown = language;
}
