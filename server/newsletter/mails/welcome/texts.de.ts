import { figures, newsletterRhythm, radarRhythm } from '#contract/site/figures.ts';

export const de = {
  subject: (title: string) => `${title}: Ihre Anmeldung ist bestätigt`,
  heading: 'Ihre Anmeldung ist bestätigt',
  point: (name: string) => `ab der nächsten Ausgabe erhalten Sie ${name} an diese Adresse.`,
  rhythm: {
    'newsletter-general': `Der Newsletter erscheint ${newsletterRhythm.de}.`,
    'newsletter-radar': `Der KI-Radar erscheint ${radarRhythm.de}, im Frühjahr und im Herbst, mit Zahlen aus ${figures.radarCountries}\u00a0Ländern.`,
  },
  next: 'Fragen und Einwände sind willkommen: Auf jede Ausgabe können Sie antworten.',
  closing: 'Freundliche Grüße',
  manage: 'Sie erhalten diese E-Mail, weil Sie die Anmeldung bestätigt haben. ',
  preferences: 'Auswahl ändern',
  or: ' oder ',
  unsubscribe: 'abmelden',
};

export type WelcomeTexts = typeof de;
