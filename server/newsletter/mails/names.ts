import type { NewsletterKind } from '#contract/leads/registry.ts';
import type { Localized } from '#contract/site/languages.ts';

/** The newsletters as objects of a sentence: „… erhalten“, ‘receive …’. */
export const newsletterNames: Localized<Record<NewsletterKind, string>> = {
  de: { 'newsletter-general': 'unseren Newsletter', 'newsletter-radar': 'den KI-Radar' },
  en: { 'newsletter-general': 'our newsletter', 'newsletter-radar': 'the AI radar' },
};
