import type { calculationRequest } from '#contract/leads/calculation-request.ts';
import { common } from '#web/forms/texts/all-forms.en.ts';
import type { Sentences } from '#web/forms/texts/codes.ts';
import { fieldErrors } from '#web/forms/texts/field-errors.en.ts';
import { notices } from '#web/forms/texts/notices.en.ts';
import type { CalculationRequestTexts } from './texts.de.ts';

const labels = { firstName: 'First name', lastName: 'Last name', email: 'Email' };

export const en: CalculationRequestTexts = {
  common,
  labels,
  errors: fieldErrors.person satisfies Sentences<typeof calculationRequest.input, keyof typeof labels>,
  label: 'Request the calculation as a PDF',
  title: 'Save as PDF and get it by email',
  text: 'What is sent are the values that now stand in the sheet. What comes back is a link to one page of A4, which works for 30 days.',
  notice: notices['calculation-request'],
  send: 'Request the PDF',
  sending: 'Sending …',
  failureTitle: 'That did not work',
  failure: 'Please try again. The sheet can also be printed, and saved as a PDF on the way.',
  successTitle: 'The link is on its way',
  success: 'Within a few minutes it is in the inbox of the address you gave, or else in its spam folder.',
  download: 'Open the PDF now',
};
