import { en as consent } from '#contract/leads/consent/general.en.ts';
import { common } from '../texts/all-forms.en.ts';
import { notices } from '../texts/notices.en.ts';
import type { NewsletterTexts } from './texts.de.ts';

export const en: NewsletterTexts = {
  common,
  labels: { firstName: 'First name', lastName: 'Last name', email: 'Email', consent: 'Consent' },
  errors: {
    'firstName.required': 'Your first name is missing',
    'firstName.tooLong': 'First names have room for 100 characters',
    'lastName.required': 'Your last name is missing',
    'lastName.tooLong': 'Last names have room for 100 characters',
    'email.required': 'Your email address is missing',
    'email.invalid': 'Please enter a valid email address',
    'email.tooLong': 'Email addresses have 254 characters at most; please check yours',
    'email.localTooLong': common.localTooLong,
    'consent.required': 'Without your consent we may not send anything',
    'consent.invalid': 'Without your consent we may not send anything',
  },
  label: 'Subscribe to the newsletter',
  consent,
  notice: notices['newsletter-general'],
  subscribe: 'Subscribe',
  subscribing: 'Subscribing...',
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
