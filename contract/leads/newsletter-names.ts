import type { Localized } from '#contract/site/languages.ts';
import type { NewsletterKind } from './registry.ts';

/** The newsletters' titles, as in lists and at the start of a subject. */
export const newsletterTitles: Localized<Record<NewsletterKind, string>> = {
  de: { 'newsletter-general': 'Newsletter', 'newsletter-radar': 'KI-Radar' },
  en: { 'newsletter-general': 'Newsletter', 'newsletter-radar': 'AI radar' },
};

/** The newsletters as objects of a sentence: „… erhalten“, ‘receive …’. */
export const newsletterPhrases: Localized<Record<NewsletterKind, string>> = {
  de: { 'newsletter-general': 'den Newsletter zu KI-Anwendungsfällen', 'newsletter-radar': 'den KI-Radar' },
  en: { 'newsletter-general': 'the newsletter on AI use cases', 'newsletter-radar': 'the AI radar' },
};
