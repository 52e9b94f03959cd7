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
  label: 'Request white papers on AI and organisation',
  legend: 'Which level concerns you?',
  chosen: 'Selected: {count} of {total}',
  person: 'Who should receive the papers?',
  choose: 'No paper is ticked yet.',
  phoneHelp: 'Optional; we call by arrangement only',
  notice: notices['organisation-request'],
  send: 'Request the white papers',
  sending: 'Sending …',
  failure: 'Error sending. Please try again.',
  kept: 'What you ticked and typed has been kept.',
  successTitle: 'Your request is with us',
  success:
    'Within a few minutes the white papers are in the inbox of the email address you gave. If you cannot find them there, look in your spam folder.',
};
