import type { NewsletterKind } from '#contract/leads/registry.ts';

/** Where each newsletter is signed up for. */
export const newsletterForms = {
  'newsletter-general': { page: 'home', hash: 'newsletter-general' },
  'newsletter-radar': { page: 'knowledge-center', hash: 'radar' },
} as const satisfies Record<NewsletterKind, object>;
