import { figures } from '#contract/site/figures.ts';

const price = `${figures.mvpPriceEuro.toLocaleString('de-DE')}\u202f€`;
const [shortest, longest] = figures.mvpWeeks;

export const de = {
  meta: {
    title: `KI-MVP zum Festpreis in ${shortest}–${longest} Wochen`,
    description: `KI-MVP für ${price} zzgl. USt. in ${shortest}–${longest} Wochen: die kleinste Fassung Ihrer Idee, die echte Nutzer benutzen. Preis und Dauer stehen vorher fest.`,
    keywords: ['KI-MVP', 'Prototyp', 'Festpreis', 'MVP-Entwicklung', 'Nutzertest'],
  },
  hero: {
    eyebrow: 'KI-MVP',
    title: `In ${shortest}–${longest} Wochen wissen, ob die Idee trägt`,
    lead: 'Wir bauen die kleinste Fassung, mit der jemand arbeiten kann, und geben sie denen, für die sie gedacht ist. Trägt die Idee nicht, haben Sie das für einen bekannten Betrag erfahren. Trägt sie, geht die Arbeit mit demselben Code weiter.',
    button: 'MVP anfragen',
    figures: [
      { term: 'Festpreis', value: price, note: 'zzgl. USt.' },
      { term: 'Dauer', value: `${shortest}–${longest} Wochen`, note: 'vom Auftakt bis zum Nutzertest' },
    ],
  },
  facts: {
    title: 'Drei Antworten, die eine Präsentation schuldig bleibt',
    text: 'Sie kommen von den Nutzern, am laufenden Produkt.',
    items: [
      { term: 'Test', detail: 'Sie sehen, ob das Modell mit Ihren Daten zurechtkommt, Ausreißer eingeschlossen.' },
      { term: 'Akzeptanz', detail: 'Sie sehen, wer die Anwendung am dritten Tag noch öffnet.' },
      { term: 'Tempo', detail: 'Sie sehen, wie schnell aus einer Rückmeldung eine neue Fassung wird.' },
    ],
  },
  onward: {
    title: 'Wenn ein MVP noch zu früh ist',
    links: ['Workshop: die Idee auswählen', 'Lab: mehrere Ideen zugleich erproben'],
  },
};

export type Texts = typeof de;
