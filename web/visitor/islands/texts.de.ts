import { de as calculation } from '#web/calculation/texts.de.ts';
import { de as newsletter } from '#web/forms/newsletter-general/texts.de.ts';
import { de as useCases } from '#web/forms/newsletter-general/use-case-texts.de.ts';
import { de as radar } from '#web/forms/newsletter-radar/texts.de.ts';

/** One file for all: they share many texts, and most pages have one of these islands. */
export const de = {
  calculation,
  'newsletter-general': newsletter,
  'newsletter-radar': radar,
  'newsletter-use-cases': useCases,
};
