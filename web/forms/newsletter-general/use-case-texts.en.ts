import { en as general } from './texts.en.ts';
import type { UseCaseNewsletterTexts } from './use-case-texts.de.ts';

export const en: UseCaseNewsletterTexts = {
  common: general.common,
  labels: general.labels,
  errors: general.errors,
  consent: general.consent,
  notice: general.notice,
  label: 'Newsletter on use cases',
  subscribe: 'Subscribe to use cases',
  subscribing: general.subscribing,
  successTitle: 'Subscribed successfully!',
  success:
    'A confirmation email follows, mostly within minutes and in an hour at the latest. Your sign-up takes effect when you agree there; if nothing arrives, have a look in the spam folder.',
  close: 'Close',
  failureTitle: 'Subscription failed',
  failure: 'An error occurred. Please try again.',
  retry: 'Try again',
};
