import type { Localized } from '#contract/site/languages.ts';
import type { NewsletterKind } from './registry.ts';

/** The newsletters' titles, as in lists and at the start of a subject. */
export const newsletterTitles = {
  de: { 'newsletter-general': 'Newsletter', 'newsletter-radar': 'KI-Radar' },
  en: { 'newsletter-general': 'Newsletter', 'newsletter-radar': 'AI radar' },
} as const satisfies Localized<Record<NewsletterKind, string>>;
