import { de as general } from './texts.de.ts';

/** The same newsletter and consent with different surrounding texts (spec sections 4 and 8). */
export const de = {
  common: general.common,
  labels: general.labels,
  errors: general.errors,
  consent: general.consent,
  notice: general.notice,
  label: 'Newsletter zu Anwendungsfällen',
  subscribe: 'Anwendungsfälle abonnieren',
  subscribing: general.subscribing,
  successTitle: 'Erfolgreich angemeldet!',
  success:
    'Eine Bestätigungs-E-Mail folgt, meist in wenigen Minuten, spätestens nach einer Stunde. Ihre Anmeldung wird wirksam, wenn Sie dort zustimmen; sehen Sie im Zweifel auch im Spam-Ordner nach.',
  close: 'Schließen',
  failureTitle: 'Anmeldung fehlgeschlagen',
  failure: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  retry: 'Erneut versuchen',
};

export type UseCaseNewsletterTexts = typeof de;
