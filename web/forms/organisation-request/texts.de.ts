import type { organisationRequest } from '#contract/leads/requests.ts';
import type { Sentences } from '../life-cycle/codes.ts';
import type { RequestTexts } from '../paper-request.tsx';
import { common } from '../texts/all-forms.de.ts';
import { notices } from '../texts/notices.de.ts';

const labels = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  email: 'E-Mail',
  phone: 'Telefon',
  selectedWhitepapers: 'Gewählte White Papers',
};

/** The request form of the AI-and-organisation page. */
export const de: RequestTexts = {
  common,
  labels,
  errors: {
    'selectedWhitepapers.required': 'Bitte wählen Sie mindestens ein White Paper aus',
    'selectedWhitepapers.unknown': 'Ein Papier aus Ihrer Auswahl wurde zurückgezogen; bitte wählen Sie neu',
    'firstName.required': 'Wie heißen Sie mit Vornamen?',
    'firstName.tooLong': 'Für Vornamen reicht der Platz bis 100 Zeichen',
    'lastName.required': 'Wie heißen Sie mit Nachnamen?',
    'lastName.tooLong': 'Für Nachnamen reicht der Platz bis 100 Zeichen',
    'email.required': 'An welche E-Mail-Adresse sollen die Papiere gehen?',
    'email.invalid': 'Diese E-Mail-Adresse ist unvollständig oder falsch geschrieben',
    'email.tooLong': 'Für E-Mail-Adressen reicht der Platz bis 254 Zeichen',
    'email.localTooLong': common.localTooLong,
    'phone.invalid': 'Diese Telefonnummer können wir nicht lesen',
    'phone.tooLong': 'Für Telefonnummern reicht der Platz bis 40 Zeichen',
  } satisfies Sentences<typeof organisationRequest.input, keyof typeof labels>,
  label: 'White Papers zu KI und Organisation bestellen',
  legend: 'Welche Ebene beschäftigt Sie?',
  chosen: 'Ausgewählt: {count} von {total}',
  person: 'An wen gehen die Papiere?',
  choose: 'Noch ist kein Papier angekreuzt.',
  phoneHelp: 'Freiwillig; wir rufen nur nach Absprache an',
  notice: notices['organisation-request'],
  send: 'White Papers bestellen',
  sending: 'Wird gesendet...',
  failure: 'Fehler beim Senden. Bitte versuchen Sie es erneut.',
  kept: 'Was Sie angekreuzt und eingetragen haben, ist erhalten.',
  successTitle: 'Ihre Bestellung ist bei uns',
  success:
    'In wenigen Minuten liegen die White Papers im Postfach der angegebenen E-Mail-Adresse. Falls Sie dort nichts finden, sehen Sie im Spam-Ordner nach.',
};
