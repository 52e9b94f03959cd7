import { pendingDays } from '#server/newsletter/links.ts';

export const de = {
  ask: {
    subject: (title: string) => `${title}: bitte Anmeldung bestätigen`,
    heading: 'Bitte bestätigen Sie Ihre Anmeldung',
    point: (name: string, company: string) =>
      `jemand hat diese Adresse bei ${company} für ${name} angemeldet. Wenn Sie das waren, bestätigen Sie bitte die Anmeldung.`,
    button: 'Zur Bestätigung',
    /** The reason for this mail, up to the link to the privacy policy. */
    reason: `Waren Sie das nicht, brauchen Sie nichts zu tun: Ohne Bestätigung löschen wir die Angaben nach ${pendingDays} Tagen. Wie wir mit ihnen umgehen, steht in unserer `,
    next: `Der Link gilt ${pendingDays} Tage und führt auf unsere Website; angemeldet sind Sie erst mit der Schaltfläche dort.`,
  },
  known: {
    subject: (title: string) => `${title}: Sie sind bereits angemeldet`,
    heading: 'Sie sind bereits angemeldet',
    point: (name: string, company: string) =>
      `jemand hat diese Adresse bei ${company} noch einmal für ${name} angemeldet. Sie erhalten ihn schon und brauchen nichts zu bestätigen.`,
    button: 'Anmeldung ansehen',
    reason: 'Waren Sie das nicht, brauchen Sie nichts zu tun. Wie wir mit Angaben umgehen, steht in unserer ',
    next: 'Dort können Sie Ihre Auswahl auch ändern oder sich abmelden.',
  },
  closing: 'Freundliche Grüße',
  privacyLink: 'Datenschutzerklärung',
};

export type ConfirmationTexts = typeof de;
