import { figures, replyWithin } from '#contract/site/figures.ts';
import { de as form } from '#web/forms/contact/texts.de.ts';

export const de = {
  meta: {
    title: 'Kontakt',
    description: `Formular, Telefon und E-Mail: Schreiben Sie uns Ihr KI-Vorhaben. Antwort ${replyWithin.de}; das Erstgespräch von ${figures.conversationMinutes}\u00a0Minuten ist kostenlos.`,
    keywords: [
      'Kontakt',
      'KI-Beratung',
      'Erstgespräch KI',
      'KI-Projekt anfragen',
      'Telefonnummer',
      'Anschrift',
    ] as string[],
  },
  hero: {
    eyebrow: 'Kontakt',
    title: 'Schreiben Sie uns, was Sie entscheiden müssen',
    lead: 'Ein paar Sätze genügen: worum es geht, bis wann Sie Klarheit brauchen und wer mitentscheidet.',
  },
  formTitle: 'Ihre Nachricht',
  /** Shown until the next free times are loaded: on the first screen that waits for an interaction. */
  meanwhile: 'Oder gleich einen Termin wählen',
  form,
  ways: {
    title: 'Lieber direkt?',
    email: 'E-Mail',
    phone: 'Telefon',
    reply: `Auf Nachrichten antworten wir ${replyWithin.de}.`,
  },
  steps: {
    title: 'So geht es weiter',
    list: [
      {
        when: 'Sofort',
        text: 'Wir speichern Ihre Nachricht, bevor diese Seite den Empfang meldet. Eine Bestätigung geht an Ihre Adresse.',
      },
      {
        when: `I${replyWithin.de.slice(1)}`,
        text: 'Die Antwort kommt per E-Mail oder, falls Sie eine Nummer angegeben haben, am Telefon.',
      },
      {
        when: 'Danach, wenn es passt',
        text: `Ein kostenloses Erstgespräch von ${figures.conversationMinutes}\u00a0Minuten. Sind wir für Ihr Vorhaben nicht die Richtigen, sagen wir das gleich.`,
      },
    ],
  },
};

export type Texts = typeof de;
