import type { investorFormInput } from '#contract/leads/investor.ts';
import { replyWithin } from '#contract/site/figures.ts';
import { common } from '#web/forms/texts/all-forms.de.ts';
import type { Sentences } from '#web/forms/texts/codes.ts';
import { fieldErrors } from '#web/forms/texts/field-errors.de.ts';
import { notices } from '#web/forms/texts/notices.de.ts';

const labels = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  company: 'Unternehmen',
  phone: 'Telefon',
};

/** The investor inquiry of the spin-offs page. */
export const de = {
  common,
  labels,
  errors: { ...fieldErrors.person, ...fieldErrors.phone, ...fieldErrors.company } satisfies Sentences<
    typeof investorFormInput,
    keyof typeof labels
  >,
  label: 'Investorenanfrage',
  notice: notices.investor,
  send: 'Anfrage senden',
  sending: 'Anfrage wird gesendet …',
  successTitle: 'Anfrage erfolgreich gesendet',
  success: `Eine Bestätigung geht an Ihre Adresse. Jemand, der beide Spin-offs kennt, meldet sich ${replyWithin.de}.`,
  close: 'Schließen',
  failureTitle: 'Anfrage fehlgeschlagen',
  failure: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
};

export type InvestorTexts = typeof de;
