import type { privateEquityRequest } from '#contract/leads/requests.ts';
import type { Sentences } from '../life-cycle/codes.ts';
import type { RequestTexts } from '../paper-request.tsx';
import { common } from '../texts/all-forms.de.ts';
import { notices } from '../texts/notices.de.ts';

const labels = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  selectedWhitepapers: 'Auswahl der White Papers',
};

/** The request form of the private equity page. */
export const de: RequestTexts = {
  common,
  labels,
  errors: {
    'selectedWhitepapers.required': 'Bitte wählen Sie mindestens ein White Paper aus',
    'selectedWhitepapers.unknown': 'Eines der Papiere gibt es nicht mehr; bitte wählen Sie neu',
    'firstName.required': 'Der Vorname fehlt noch',
    'firstName.tooLong': 'Der Vorname ist auf 100 Zeichen begrenzt',
    'lastName.required': 'Der Nachname fehlt noch',
    'lastName.tooLong': 'Der Nachname ist auf 100 Zeichen begrenzt',
    'email.required': 'Die E-Mail-Adresse fehlt noch',
    'email.invalid': 'An diese E-Mail-Adresse kann nichts zugestellt werden; bitte prüfen Sie sie',
    'email.tooLong': 'Die E-Mail-Adresse ist auf 254 Zeichen begrenzt',
    'email.localTooLong': common.localTooLong,
    'phone.invalid': 'Bitte sehen Sie die Telefonnummer noch einmal durch',
    'phone.tooLong': 'Die Telefonnummer ist auf 40 Zeichen begrenzt',
  } satisfies Sentences<typeof privateEquityRequest.input, keyof typeof labels>,
  label: 'White Papers für Private Equity anfordern',
  legend: 'Welche Papiere möchten Sie lesen?',
  chosen: '{count} von {total} ausgewählt',
  person: 'Wohin dürfen wir sie senden?',
  choose: 'Wählen Sie oben mindestens ein Papier aus.',
  phoneHelp: 'Freiwillig, nur für eine Rückfrage',
  notice: notices['private-equity-request'],
  send: 'White Papers anfordern',
  sending: 'Wird gesendet...',
  failure: 'Fehler beim Senden. Bitte versuchen Sie es erneut.',
  kept: 'Auswahl und Angaben sind noch da.',
  successTitle: 'Ihre Anfrage ist angekommen',
  success:
    'Die gewählten White Papers treffen in wenigen Minuten an der angegebenen E-Mail-Adresse ein. Falls nicht, sehen Sie bitte im Spam-Ordner nach.',
};
