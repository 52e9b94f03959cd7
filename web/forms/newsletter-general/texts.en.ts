import { en as consent } from '#contract/leads/consent/general.en.ts';
import { common } from '#web/forms/texts/all-forms.en.ts';
import { fieldErrors } from '#web/forms/texts/field-errors.en.ts';
import { notices } from '#web/forms/texts/notices.en.ts';
import type { NewsletterTexts } from './texts.de.ts';

export const en: NewsletterTexts = {
  common,
  labels: { firstName: 'First name', lastName: 'Last name', email: 'Email', consent: 'Consent' },
  errors: { ...fieldErrors.person, ...fieldErrors.consent },
  label: 'Subscribe to the newsletter',
  consent,
  notice: notices['newsletter-general'],
  subscribe: 'Subscribe',
  subscribing: 'Subscribing …',
  missingTitle: 'Please fill in all fields',
  missing: 'All fields are required',
  consentTitle: 'Privacy policy required',
  consentMissing: 'Please accept the privacy policy.',
  failureTitle: 'Error subscribing',
  failure: 'Please try again later.',
  successTitle: 'Your sign-up is noted',
  success:
    'It takes effect once you have opened the link in our confirmation email and agreed there. The email comes within an hour at the latest.',
};
