import type { privateEquityRequest } from '#contract/leads/paper-requests.ts';
import { common } from '#web/forms/texts/all-forms.de.ts';
import type { Sentences } from '#web/forms/texts/codes.ts';
import { fieldErrors } from '#web/forms/texts/field-errors.de.ts';
import type { RequestTexts } from '#web/forms/texts/form-texts.ts';
import { notices } from '#web/forms/texts/notices.de.ts';

const labels = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  selectedWhitepapers: 'White Papers',
};

/** The request form of the private equity page. */
export const de: RequestTexts = {
  common,
  labels,
  errors: { ...fieldErrors.papers, ...fieldErrors.person, ...fieldErrors.phone } satisfies Sentences<
    typeof privateEquityRequest.input,
    keyof typeof labels
  >,
  label: 'White Papers für Private Equity anfordern',
  legend: 'Welche Papiere möchten Sie lesen?',
  chosen: '{count} von {total} ausgewählt',
  person: 'Wohin dürfen wir sie senden?',
  choose: 'Wählen Sie oben mindestens ein Papier aus.',
  phoneHelp: 'Freiwillig, nur für den Fall, dass wir eine Frage haben',
  notice: notices['private-equity-request'],
  send: 'White Papers anfordern',
  sending: 'Wird gesendet …',
  failure: 'Fehler beim Senden. Bitte versuchen Sie es erneut.',
  kept: 'Auswahl und Angaben sind noch da.',
  successTitle: 'Ihre Anfrage ist angekommen',
  success:
    'Die gewählten White Papers treffen in wenigen Minuten an der angegebenen E\u2011Mail\u2011Adresse ein. Falls nicht, sehen Sie bitte im Spam-Ordner nach.',
};
