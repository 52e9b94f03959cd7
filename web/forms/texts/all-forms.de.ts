/** Sentences shared by all forms. */
export const common = {
  requiredHint: 'Felder mit * sind Pflichtfelder.',
  checkOne: 'Bitte prüfen Sie diese Angabe:',
  checkMany: 'Bitte prüfen Sie diese Angaben:',
  /** Fallback for error codes of a newer server. */
  invalid: 'Bitte prüfen Sie diese Angabe.',
  counter: '{count} von {limit} Zeichen',
  honeypot: 'Bitte leer lassen',
  tooManyTitle: 'Gerade zu viele Anfragen',
  tooManyOne: 'Bitte versuchen Sie es in einer Minute erneut. Ihre Angaben bleiben stehen.',
  tooMany: 'Bitte versuchen Sie es in {minutes} Minuten erneut. Ihre Angaben bleiben stehen.',
  tooManyHours: 'Bitte versuchen Sie es in {hours} Stunden erneut. Ihre Angaben bleiben stehen.',
  tooLargeTitle: 'Ihr Text ist zu lang',
  tooLarge:
    'Bitte kürzen Sie ihn, oder schreiben Sie uns eine E-Mail. Sind die Felder leer, holt die Zurück-Taste Ihres Browsers Ihren Text wieder.',
  direct: 'Auf direktem Weg:',
  takeCalculation: 'Diese Berechnung mitsenden:',
  privacy: 'Datenschutzerklärung',
  newTab: 'öffnet in neuem Tab',
};

export type CommonTexts = typeof common;
