import type { CommonTexts } from './all-forms.de.ts';

export const common: CommonTexts = {
  requiredHint: 'Fields marked * are required.',
  checkOne: 'Please check this entry:',
  checkMany: 'Please check these entries:',
  invalid: 'Please check this entry.',
  counter: '{count} of {limit} characters',
  honeypot: 'Please leave empty',
  tooManyTitle: 'Too many requests just now',
  tooManyOne: 'Please try again in one minute. Your entries stay in the form.',
  tooMany: 'Please try again in {minutes} minutes. Your entries stay in the form.',
  tooManyHours: 'Please try again in {hours} hours. Your entries stay in the form.',
  tooLargeTitle: 'Your text is too long',
  tooLarge:
    'Please shorten it, or send us an email. If the fields are empty, your browser’s Back button brings your text back.',
  direct: 'Reach us directly:',
  takeCalculation: 'Send this calculation along:',
  privacy: 'privacy policy',
  newTab: 'opens in a new tab',
};
