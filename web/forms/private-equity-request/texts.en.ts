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
    selectedWhitepapers: 'Choice of white papers',
  },
  errors: {
    'selectedWhitepapers.required': 'Please select at least one white paper',
    'selectedWhitepapers.unknown': 'One of the papers no longer exists; please choose again',
    'firstName.required': 'The first name is still missing',
    'firstName.tooLong': 'The first name is limited to 100 characters',
    'lastName.required': 'The last name is still missing',
    'lastName.tooLong': 'The last name is limited to 100 characters',
    'email.required': 'The email address is still missing',
    'email.invalid': 'Please enter a valid email address',
    'email.tooLong': 'The email address is limited to 254 characters',
    'email.localTooLong': common.localTooLong,
    'phone.invalid': 'Please look over the phone number once more',
    'phone.tooLong': 'The phone number is limited to 40 characters',
  },
  label: 'Request white papers for private equity',
  legend: 'Which papers would you like to read?',
  chosen: '{count} of {total} selected',
  person: 'Where may we send them?',
  choose: 'Choose at least one paper above.',
  phoneHelp: 'Optional, only for a question back',
  notice: notices['private-equity-request'],
  send: 'Request the white papers',
  sending: 'Sending...',
  failure: 'Error sending. Please try again.',
  kept: 'Your choice and details are still there.',
  successTitle: 'Your request has arrived',
  success:
    'The white papers you chose arrive at the email address you gave within a few minutes. If they do not, please look in your spam folder.',
};
