import { pendingDays } from '../../newsletter/links.ts';

export const de = {
  ask: {
    subject: 'Bitte bestätigen Sie Ihre Anmeldung',
    heading: 'Nur noch eine Bestätigung',
    point: (name: string) =>
      `Mit dieser Adresse wurde angefragt, ${name} zu erhalten. Waren Sie das, dann bestätigen Sie es bitte.`,
    button: 'Zur Bestätigung',
    next: `Der Link führt auf unsere Website; angemeldet sind Sie erst mit dem Knopf dort. Er gilt ${pendingDays} Tage.`,
  },
  known: {
    subject: 'Sie sind bereits angemeldet',
    heading: 'Sie sind bereits angemeldet',
    point: (name: string) =>
      `Für diese Adresse wurde noch einmal angefragt, ${name} zu erhalten. Das tun Sie schon; es ist nichts zu bestätigen.`,
    button: 'Anmeldung ansehen',
    next: 'Dort können Sie Ihre Auswahl auch ändern oder sich abmelden.',
  },
  closing: 'Freundliche Grüße',
  reason: (days: number) =>
    `Waren Sie das nicht, brauchen Sie nichts zu tun: Ohne Bestätigung löschen wir die Angaben nach ${days} Tagen. Wie wir mit ihnen umgehen, steht in unserer `,
  privacyLink: 'Datenschutzerklärung',
};

export type ConfirmationTexts = typeof de;
