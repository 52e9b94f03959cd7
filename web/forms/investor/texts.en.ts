import { figures } from '#contract/site/figures.ts';
import { common } from '../texts/all-forms.en.ts';
import { notices } from '../texts/notices.en.ts';
import type { InvestorTexts } from './texts.de.ts';

export const en: InvestorTexts = {
  common,
  labels: { firstName: 'First name', lastName: 'Last name', email: 'Email', company: 'Company', phone: 'Phone' },
  errors: {
    'firstName.required': 'Please enter your first name',
    'firstName.tooLong': 'The first name may have 100 characters',
    'lastName.required': 'Please enter your last name',
    'lastName.tooLong': 'The last name may have 100 characters',
    'email.required': 'Please enter your email address',
    'email.invalid': 'Please enter a valid email address',
    'email.tooLong': 'No email address has more than 254 characters',
    'email.localTooLong': common.localTooLong,
    'company.required': 'Please enter your company',
    'company.tooLong': '200 characters must do for the company',
    'phone.required': 'Please enter your phone number',
    'phone.tooLong': 'The number may have 40 characters',
  },
  label: 'Investor inquiry',
  notice: notices.investor,
  send: 'Send inquiry',
  sending: 'Sending inquiry...',
  successTitle: 'Inquiry Successfully Sent!',
  success: `A receipt goes to your address. Someone who knows both spin-offs will be in touch within ${figures.replyHours}\u00a0hours.`,
  close: 'Close',
  failureTitle: 'Inquiry failed',
  failure: 'An error occurred. Please try again.',
  retry: 'Try again',
};
