import type { NewsletterKind } from '#contract/leads/registry.ts';
import type { Localized } from '#contract/site/languages.ts';

/** The newsletters as objects of a sentence: „… erhalten“, ‘receive …’. */
export const newsletterPhrases: Localized<Record<NewsletterKind, string>> = {
  de: { 'newsletter-general': 'den Newsletter zu KI-Anwendungsfällen', 'newsletter-radar': 'den KI-Radar' },
  en: { 'newsletter-general': 'the newsletter on AI use cases', 'newsletter-radar': 'the AI radar' },
};
