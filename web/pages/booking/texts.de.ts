import { figures } from '#contract/site/figures.ts';

export const de = {
  meta: {
    title: 'Termin für das Erstgespräch buchen',
    description: `Wählen Sie einen freien Termin für das kostenlose Erstgespräch: ${figures.conversationMinutes}\u00a0Minuten per Video oder Telefon, mit Bestätigung und Kalendereintrag per E-Mail.`,
    keywords: ['Termin buchen', 'Erstgespräch', 'KI-Beratung', 'Beratungstermin'] as string[],
  },
  hero: {
    eyebrow: 'Erstgespräch',
    title: 'Wählen Sie einen freien Termin',
    lead: `${figures.conversationMinutes}\u00a0Minuten, kostenlos, per Video oder Telefon.`,
  },
};

export type Texts = typeof de;
