import type { Language } from '#contract/site/languages.ts';

/**
 * The file with a built-in paper's cover and those of its neighbours. Not one file for all: a page that shows six
 * covers would parse thirty-six.
 */
export const shelfFile = (paper: string, language: Language) =>
  `covers-${Math.ceil(Number(paper) / 12)}-${language}.svg`;
