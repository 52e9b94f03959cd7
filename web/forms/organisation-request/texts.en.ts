import type { RequestTexts } from '../paper-request.tsx';
import { common } from '../texts/all-forms.en.ts';
import { notices } from '../texts/notices.en.ts';

export const en: RequestTexts = {
  common,
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    selectedWhitepapers: 'White papers chosen',
  },
  errors: {
    'selectedWhitepapers.required': 'Please select at least one white paper',
    'selectedWhitepapers.unknown': 'A paper in your selection has been withdrawn; please choose again',
    'firstName.required': 'What is your first name?',
    'firstName.tooLong': 'There is room for first names of up to 100 characters',
    'lastName.required': 'What is your last name?',
    'lastName.tooLong': 'There is room for last names of up to 100 characters',
    'email.required': 'Which email address should the papers go to?',
    'email.invalid': 'Please enter a valid email address',
    'email.tooLong': 'There is room for email addresses of up to 254 characters',
    'email.localTooLong': common.localTooLong,
    'phone.invalid': 'We cannot read this phone number',
    'phone.tooLong': 'There is room for phone numbers of up to 40 characters',
  },
  label: 'Order white papers on AI and organisation',
  legend: 'Which level are you concerned with?',
  chosen: 'Selected: {count} of {total}',
  person: 'Who are the papers for?',
  choose: 'No paper is ticked yet.',
  phoneHelp: 'Optional; we call by arrangement only',
  notice: notices['organisation-request'],
  send: 'Order the white papers',
  sending: 'Sending...',
  failure: 'Error sending. Please try again.',
  kept: 'What you ticked and typed has been kept.',
  successTitle: 'Your order is with us',
  success:
    'Within a few minutes the white papers are in the inbox of the email address you gave. If you cannot find them there, look in your spam folder.',
};
