import type { NewsletterKind } from '#contract/leads/registry.ts';
import type { Localized } from '#contract/site/languages.ts';

/** The newsletters as objects of a sentence, „… erhalten“, ‘receive …’; below, as titles at the start of a subject. */
export const newsletterNames: Localized<Record<NewsletterKind, string>> = {
  de: { 'newsletter-general': 'den Newsletter zu KI-Anwendungsfällen', 'newsletter-radar': 'den KI-Radar' },
  en: { 'newsletter-general': 'the newsletter on AI use cases', 'newsletter-radar': 'the AI radar' },
};

export const newsletterTitles: Localized<Record<NewsletterKind, string>> = {
  de: { 'newsletter-general': 'Newsletter', 'newsletter-radar': 'KI-Radar' },
  en: { 'newsletter-general': 'Newsletter', 'newsletter-radar': 'AI radar' },
};
