import type { calculationRequest } from '#contract/leads/calculation-request.ts';
import { common } from '#web/forms/texts/all-forms.de.ts';
import type { Sentences } from '#web/forms/texts/codes.ts';
import { fieldErrors } from '#web/forms/texts/field-errors.de.ts';
import { notices } from '#web/forms/texts/notices.de.ts';

const labels = { firstName: 'Vorname', lastName: 'Nachname', email: 'E-Mail' };

/** The form that requests a calculation as a PDF. */
export const de = {
  common,
  labels,
  errors: fieldErrors.person satisfies Sentences<typeof calculationRequest.input, keyof typeof labels>,
  label: 'Berechnung als PDF anfordern',
  title: 'Als PDF sichern und per E\u2011Mail bekommen',
  text: 'Sie bekommen einen Link zu einer A4-Seite; er gilt 30\u00a0Tage. Wir bekommen die Werte, mit denen das Blatt zuletzt gerechnet hat.',
  notice: notices['calculation-request'],
  send: 'PDF anfordern',
  sending: 'Wird gesendet …',
  failureTitle: 'Das hat nicht geklappt',
  failure: 'Bitte versuchen Sie es erneut. Das Blatt lässt sich auch drucken und dabei als PDF sichern.',
  successTitle: 'Der Link ist unterwegs',
  success: 'In wenigen Minuten liegt er im Postfach der angegebenen Adresse, sonst im Spam-Ordner.',
  download: 'PDF jetzt öffnen',
};

export type CalculationRequestTexts = typeof de;
