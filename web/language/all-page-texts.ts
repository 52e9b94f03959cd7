import type { PageId } from '#contract/site/pages.ts';
import type { OtherPage } from './page-texts.ts';

/** The texts of every page, one file per language, so that only those of the current page and language are loaded. */
export const allPageTexts = {
  about: { de: () => import('#web/pages/about/texts.de.ts'), en: () => import('#web/pages/about/texts.en.ts') },
  accessibility: {
    de: () => import('#web/pages/accessibility/texts.de.ts'),
    en: () => import('#web/pages/accessibility/texts.en.ts'),
  },
  'ai-academy': {
    de: () => import('#web/pages/ai-academy/texts.de.ts'),
    en: () => import('#web/pages/ai-academy/texts.en.ts'),
  },
  'ai-applications': {
    de: () => import('#web/pages/ai-applications/texts.de.ts'),
    en: () => import('#web/pages/ai-applications/texts.en.ts'),
  },
  'ai-coaching': {
    de: () => import('#web/pages/ai-coaching/texts.de.ts'),
    en: () => import('#web/pages/ai-coaching/texts.en.ts'),
  },
  'ai-lab': { de: () => import('#web/pages/ai-lab/texts.de.ts'), en: () => import('#web/pages/ai-lab/texts.en.ts') },
  'ai-mvp': { de: () => import('#web/pages/ai-mvp/texts.de.ts'), en: () => import('#web/pages/ai-mvp/texts.en.ts') },
  'ai-platform': {
    de: () => import('#web/pages/ai-platform/texts.de.ts'),
    en: () => import('#web/pages/ai-platform/texts.en.ts'),
  },
  'ai-transformation': {
    de: () => import('#web/pages/ai-transformation/texts.de.ts'),
    en: () => import('#web/pages/ai-transformation/texts.en.ts'),
  },
  'ai-workshops': {
    de: () => import('#web/pages/ai-workshops/texts.de.ts'),
    en: () => import('#web/pages/ai-workshops/texts.en.ts'),
  },
  booking: { de: () => import('#web/pages/booking/texts.de.ts'), en: () => import('#web/pages/booking/texts.en.ts') },
  'booking-link': {
    de: () => import('#web/pages/booking-link/texts.de.ts'),
    en: () => import('#web/pages/booking-link/texts.en.ts'),
  },
  calculator: {
    de: () => import('#web/pages/calculator/texts.de.ts'),
    en: () => import('#web/pages/calculator/texts.en.ts'),
  },
  contact: { de: () => import('#web/pages/contact/texts.de.ts'), en: () => import('#web/pages/contact/texts.en.ts') },
  home: { de: () => import('#web/pages/home/texts.de.ts'), en: () => import('#web/pages/home/texts.en.ts') },
  imprint: { de: () => import('#web/pages/imprint/texts.de.ts'), en: () => import('#web/pages/imprint/texts.en.ts') },
  'knowledge-center': {
    de: () => import('#web/pages/knowledge-center/texts.de.ts'),
    en: () => import('#web/pages/knowledge-center/texts.en.ts'),
  },
  newsletter: {
    de: () => import('#web/pages/newsletter/texts.de.ts'),
    en: () => import('#web/pages/newsletter/texts.en.ts'),
  },
  'newsletter-issue': {
    de: () => import('#web/pages/newsletter-issue/texts.de.ts'),
    en: () => import('#web/pages/newsletter-issue/texts.en.ts'),
  },
  'newsletter-issues': {
    de: () => import('#web/pages/newsletter-issues/texts.de.ts'),
    en: () => import('#web/pages/newsletter-issues/texts.en.ts'),
  },
  'not-found': {
    de: () => import('#web/pages/not-found/texts.de.ts'),
    en: () => import('#web/pages/not-found/texts.en.ts'),
  },
  'organisation-request': {
    de: () => import('#web/pages/organisation-request/texts.de.ts'),
    en: () => import('#web/pages/organisation-request/texts.en.ts'),
  },
  'paper-link': {
    de: () => import('#web/pages/paper-link/texts.de.ts'),
    en: () => import('#web/pages/paper-link/texts.en.ts'),
  },
  privacy: { de: () => import('#web/pages/privacy/texts.de.ts'), en: () => import('#web/pages/privacy/texts.en.ts') },
  'private-equity-request': {
    de: () => import('#web/pages/private-equity-request/texts.de.ts'),
    en: () => import('#web/pages/private-equity-request/texts.en.ts'),
  },
  search: { de: () => import('#web/pages/search/texts.de.ts'), en: () => import('#web/pages/search/texts.en.ts') },
  services: {
    de: () => import('#web/pages/services/texts.de.ts'),
    en: () => import('#web/pages/services/texts.en.ts'),
  },
  'spin-offs': {
    de: () => import('#web/pages/spin-offs/texts.de.ts'),
    en: () => import('#web/pages/spin-offs/texts.en.ts'),
  },
  'use-cases': {
    de: () => import('#web/pages/use-cases/texts.de.ts'),
    en: () => import('#web/pages/use-cases/texts.en.ts'),
  },
  'white-paper': {
    de: () => import('#web/pages/white-paper/texts.de.ts'),
    en: () => import('#web/pages/white-paper/texts.en.ts'),
  },
} satisfies Record<PageId | OtherPage, { de: () => Promise<unknown>; en: () => Promise<unknown> }>;
