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
  text: 'You get a link, valid for 30 days, to one page of A4. We receive the values with which the sheet last calculated.',
  notice: notices['calculation-request'],
  send: 'Request the PDF',
  sending: 'Sending …',
  failureTitle: 'That did not work',
  failure: 'Please try again. You can also print the sheet and save it as a PDF there.',
  successTitle: 'The link is on its way',
  success:
    'It reaches the address you gave within a few minutes. If you cannot find it there, look in the spam folder.',
  download: 'Open the PDF now',
};
