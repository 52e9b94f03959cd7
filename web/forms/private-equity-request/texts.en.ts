import { common } from '#web/forms/texts/all-forms.en.ts';
import { fieldErrors } from '#web/forms/texts/field-errors.en.ts';
import type { RequestTexts } from '#web/forms/texts/form-texts.ts';
import { notices } from '#web/forms/texts/notices.en.ts';

export const en: RequestTexts = {
  common,
  labels: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    selectedWhitepapers: 'White papers',
  },
  errors: { ...fieldErrors.papers, ...fieldErrors.person, ...fieldErrors.phone },
  label: 'Request white papers for private equity',
  legend: 'Which papers would you like to read?',
  chosen: '{count} of {total} selected',
  person: 'Where may we send them?',
  choose: 'Choose at least one paper above.',
  phoneHelp: 'Optional, only if we have a question',
  notice: notices['private-equity-request'],
  send: 'Request the white papers',
  sending: 'Sending …',
  failure: 'Error sending. Please try again.',
  kept: 'Your choice and details are still there.',
  successTitle: 'Your request has arrived',
  success:
    'The white papers you chose arrive at the email address you gave within a few minutes. If they do not, please look in your spam folder.',
};
