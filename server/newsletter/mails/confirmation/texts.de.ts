import { pendingDays } from '#server/newsletter/links.ts';

export const de = {
  ask: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung',
    heading: 'Nur noch eine Bestätigung',
    point: (name: string) =>
      `Mit dieser Adresse wurde angefragt, ${name} zu erhalten. Waren Sie das, dann bestätigen Sie es bitte.`,
    button: 'Zur Bestätigung',
    /** Why this mail was sent, up to the link to the privacy policy. */
    reason: `Waren Sie das nicht, brauchen Sie nichts zu tun: Ohne Bestätigung löschen wir die Angaben nach ${pendingDays} Tagen. Wie wir mit ihnen umgehen, steht in unserer `,
    next: `Der Link gilt ${pendingDays} Tage und führt auf unsere Website; angemeldet sind Sie erst mit dem Knopf dort.`,
  },
  known: {
    subject: 'Sie sind bereits angemeldet',
    heading: 'Sie sind bereits angemeldet',
    point: (name: string) =>
      `Für diese Adresse wurde noch einmal angefragt, ${name} zu erhalten. Sie erhalten ihn schon; zu bestätigen ist nichts.`,
    button: 'Anmeldung ansehen',
    reason: 'Waren Sie das nicht, brauchen Sie nichts zu tun. Wie wir mit Angaben umgehen, steht in unserer ',
    next: 'Dort können Sie Ihre Auswahl auch ändern oder sich abmelden.',
  },
  closing: 'Freundliche Grüße',
  privacyLink: 'Datenschutzerklärung',
};

export type ConfirmationTexts = typeof de;
