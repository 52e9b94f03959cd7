import { en as consent } from '#contract/leads/consent/radar.en.ts';
import { common } from '#web/forms/texts/all-forms.en.ts';
import { fieldErrors } from '#web/forms/texts/field-errors.en.ts';
import { notices } from '#web/forms/texts/notices.en.ts';
import type { RadarTexts } from './texts.de.ts';

export const en: RadarTexts = {
  common,
  labels: { firstName: 'First name', lastName: 'Last name', email: 'Email' },
  errors: fieldErrors.person,
  label: 'Subscribe to the AI radar',
  consent,
  notice: notices['newsletter-radar'],
  subscribe: consent.button,
  subscribing: 'Subscribing …',
  successTitle: 'Subscribed successfully!',
  success:
    'A confirmation email will follow within an hour at the latest. We add you to the list only once you have agreed there.',
  close: 'Close',
  failureTitle: 'Subscription failed',
  failure: 'An error occurred. Please try again.',
  retry: 'Try again',
};
