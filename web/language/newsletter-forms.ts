import type { NewsletterKind } from '#contract/leads/registry.ts';

/** Page and anchor of each newsletter's sign-up form. */
export const newsletterForms = {
  'newsletter-general': { page: 'home', hash: 'newsletter-general' },
  'newsletter-radar': { page: 'knowledge-center', hash: 'radar' },
} as const satisfies Record<NewsletterKind, object>;
