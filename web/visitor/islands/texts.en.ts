import { en as calculation } from '#web/calculation/texts.en.ts';
import { en as newsletter } from '#web/forms/newsletter-general/texts.en.ts';
import { en as useCases } from '#web/forms/newsletter-general/use-case-texts.en.ts';
import { en as radar } from '#web/forms/newsletter-radar/texts.en.ts';

/** One file for all: they share many texts, and most pages have one of these islands. */
export const en = {
  calculation,
  'newsletter-general': newsletter,
  'newsletter-radar': radar,
  'newsletter-use-cases': useCases,
};
