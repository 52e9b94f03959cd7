import type { investorFormInput } from '#contract/leads/investor.ts';
import { figures } from '#contract/site/figures.ts';
import type { Sentences } from '../life-cycle/codes.ts';
import { common } from '../texts/all-forms.de.ts';
import { notices } from '../texts/notices.de.ts';

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
  errors: {
    'firstName.required': 'Bitte nennen Sie Ihren Vornamen',
    'firstName.tooLong': 'Der Vorname darf 100 Zeichen lang sein',
    'lastName.required': 'Bitte nennen Sie Ihren Nachnamen',
    'lastName.tooLong': 'Der Nachname darf 100 Zeichen lang sein',
    'email.required': 'Bitte nennen Sie Ihre E-Mail-Adresse',
    'email.invalid': 'Diese E-Mail-Adresse ist unvollständig',
    'email.tooLong': 'Mehr als 254 Zeichen hat keine E-Mail-Adresse',
    'email.localTooLong': common.localTooLong,
    'company.required': 'Bitte nennen Sie Ihr Unternehmen oder Ihren Fonds',
    'company.tooLong': 'Für das Unternehmen reichen 200 Zeichen',
    'phone.required': 'Bitte nennen Sie eine Telefonnummer',
    'phone.tooLong': 'Die Nummer darf 40 Zeichen lang sein',
  } satisfies Sentences<typeof investorFormInput, keyof typeof labels>,
  label: 'Investorenanfrage',
  notice: notices.investor,
  send: 'Anfrage senden',
  sending: 'Anfrage wird gesendet...',
  successTitle: 'Anfrage erfolgreich gesendet',
  success: `Eine Bestätigung geht an Ihre Adresse. Innerhalb von ${figures.replyHours}\u00a0Stunden meldet sich jemand, der beide Spin-offs kennt.`,
  close: 'Schließen',
  failureTitle: 'Anfrage fehlgeschlagen',
  failure: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
};

export type InvestorTexts = typeof de;
