import { replyWithin } from '#contract/site/figures.ts';
import { common } from '#web/forms/texts/all-forms.en.ts';
import { fieldErrors } from '#web/forms/texts/field-errors.en.ts';
import { notices } from '#web/forms/texts/notices.en.ts';
import type { InvestorTexts } from './texts.de.ts';

export const en: InvestorTexts = {
  common,
  labels: { firstName: 'First name', lastName: 'Last name', email: 'Email', company: 'Company', phone: 'Phone' },
  errors: { ...fieldErrors.person, ...fieldErrors.phone, ...fieldErrors.company },
  label: 'Investor inquiry',
  notice: notices.investor,
  send: 'Send inquiry',
  sending: 'Sending inquiry …',
  successTitle: 'Inquiry Successfully Sent!',
  success: `A confirmation goes to your email address. Someone who knows both spin-offs will be in touch ${replyWithin.en}.`,
  close: 'Close',
  failureTitle: 'Inquiry failed',
  failure: 'An error occurred. Please try again.',
  retry: 'Try again',
};
