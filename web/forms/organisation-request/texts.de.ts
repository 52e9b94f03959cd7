import type { organisationRequest } from '#contract/leads/paper-requests.ts';
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

/** The request form of the AI-and-organisation page. */
export const de: RequestTexts = {
  common,
  labels,
  errors: { ...fieldErrors.papers, ...fieldErrors.person, ...fieldErrors.phone } satisfies Sentences<
    typeof organisationRequest.input,
    keyof typeof labels
  >,
  label: 'White Papers zu KI und Organisation anfordern',
  legend: 'Welche Ebene beschäftigt Sie?',
  chosen: 'Ausgewählt: {count} von {total}',
  person: 'An wen gehen die Papiere?',
  choose: 'Noch ist kein Papier angekreuzt.',
  phoneHelp: 'Freiwillig; wir rufen nur nach Absprache an',
  notice: notices['organisation-request'],
  send: 'White Papers anfordern',
  sending: 'Wird gesendet …',
  failure: 'Fehler beim Senden. Bitte versuchen Sie es erneut.',
  kept: 'Was Sie angekreuzt und eingetragen haben, ist erhalten.',
  successTitle: 'Ihre Anfrage ist bei uns',
  success:
    'In wenigen Minuten liegen die White Papers im Postfach der angegebenen E\u2011Mail\u2011Adresse. Falls Sie dort nichts finden, sehen Sie im Spam-Ordner nach.',
};
