import { de as consent } from '#contract/leads/consent/radar.de.ts';
import type { newsletterRadar } from '#contract/leads/newsletters.ts';
import { common } from '#web/forms/texts/all-forms.de.ts';
import type { Sentences } from '#web/forms/texts/codes.ts';
import { fieldErrors } from '#web/forms/texts/field-errors.de.ts';
import { notices } from '#web/forms/texts/notices.de.ts';

const labels = { firstName: 'Vorname', lastName: 'Nachname', email: 'E-Mail' };

/** The sign-up form of the AI radar. */
export const de = {
  common,
  labels,
  errors: fieldErrors.person satisfies Sentences<typeof newsletterRadar.input, keyof typeof labels>,
  label: 'KI-Radar abonnieren',
  consent,
  notice: notices['newsletter-radar'],
  subscribe: consent.button,
  subscribing: 'Wird angemeldet …',
  successTitle: 'Erfolgreich angemeldet!',
  success:
    'Eine Bestätigungs-E-Mail folgt spätestens in einer Stunde. Erst wenn Sie darin zugestimmt haben, nehmen wir Sie in den Verteiler auf.',
  close: 'Schließen',
  failureTitle: 'Anmeldung fehlgeschlagen',
  failure: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
};

export type RadarTexts = typeof de;
