import { common } from '#web/forms/texts/all-forms.en.ts';
import { fieldErrors } from '#web/forms/texts/field-errors.en.ts';
import { notices } from '#web/forms/texts/notices.en.ts';
import type { WhitePaperTexts } from './texts.de.ts';

export const en: WhitePaperTexts = {
  common,
  labels: { firstName: 'First name', lastName: 'Last name', email: 'Email', company: 'Company' },
  errors: { ...fieldErrors.person, ...fieldErrors.company },
  title: 'Download a white paper',
  companyHelp: 'Optional',
  notice: notices['white-paper'],
  request: 'Get the download',
  requesting: 'Requesting …',
  cancel: 'Cancel',
  close: 'Close',
  error: 'An error occurred. Please try again.',
  kept: 'Your details are still in the form.',
  readyTitle: 'Your white paper is ready',
  ready: 'A PDF without a password, yours to pass on inside the company.',
  download: 'Download now',
  again: 'Download again',
  downloading: 'Preparing the download …',
  started: 'Your download has started:',
  downloadError: 'Download failed. Please try again later.',
  others: 'From the same series',
  talk: 'Discuss your case: 30 minutes, free',
  gone: 'This white paper is no longer in the knowledge centre.',
};
