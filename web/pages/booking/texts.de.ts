import { figures } from '#contract/site/figures.ts';
import { de as form } from '#web/forms/booking/texts.de.ts';

export const de = {
  meta: {
    title: 'Termin für das Erstgespräch buchen',
    description: `Wählen Sie einen freien Termin für das kostenlose Erstgespräch: ${figures.conversationMinutes}\u00a0Minuten per Video oder Telefon. Unterlagen brauchen Sie dafür keine.`,
    keywords: ['Termin buchen', 'Termin vereinbaren', 'Erstgespräch', 'KI-Beratung', 'Beratungstermin'] as string[],
  },
  title: 'Wählen Sie einen freien Termin',
  host: 'Sie sprechen mit',
  form,
  call: {
    title: `${figures.conversationMinutes}\u00a0Minuten, kostenlos: So verlaufen sie`,
    list: [
      { when: '10 Minuten', text: 'Sie schildern die Entscheidung, die ansteht. Unterlagen brauchen Sie dafür keine.' },
      {
        when: '15 Minuten',
        text: 'Wir sagen, was wir in ähnlichen Fällen gesehen haben und woran manche gescheitert sind.',
      },
      { when: '5 Minuten', text: 'Wir halten fest, wie es weitergeht und wer den nächsten Schritt tut.' },
    ],
  },
  direct: {
    title: 'Passt keine Zeit, oder ist noch etwas offen?',
    text: 'Schreiben Sie uns. Oft ist mehr möglich, als der Kalender zeigt.',
    link: 'Nachricht schreiben',
  },
};

export type Texts = typeof de;
