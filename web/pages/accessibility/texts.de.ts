import { replyWithin } from '#contract/site/figures.ts';
import { asOf, legalDate } from '#contract/site/regulations.ts';

const stated = legalDate(asOf, 'de');

export const de = {
  meta: {
    title: 'Erklärung zur Barrierefreiheit',
    description:
      'Freiwillige Erklärung zur Barrierefreiheit nach WCAG 2.2 AA: was erreicht ist, wo Grenzen bestehen und wie Sie uns ein Hindernis melden können.',
    keywords: ['Barrierefreiheit', 'WCAG 2.2', 'Erklärung', 'Rückmeldung'],
  },
  title: 'Barrierefreiheit',
  lead: `Wir geben diese Erklärung freiwillig ab. Sie gilt für die öffentlichen Seiten dieser Website, Stand ${stated}.`,
  sections: [
    {
      title: 'Was wir erreichen wollen',
      paragraphs: [
        'Maßstab sind die Web Content Accessibility Guidelines (WCAG) 2.2 in der Stufe AA. Nach unserer Selbstbewertung erfüllen die öffentlichen Seiten diese Stufe, mit den unten genannten Grenzen. Eine Prüfung durch eine unabhängige Stelle hat bisher nicht stattgefunden.',
      ],
      list: [
        'Alles lässt sich mit der Tastatur bedienen; der Fokus ist stets sichtbar.',
        'Formulare benennen Fehler am Feld und in Worten und funktionieren auch ohne JavaScript.',
        'Texte brechen ab 320 Pixeln Breite um, ohne dass Sie seitwärts rollen müssen.',
        'Bewegung im Bild lässt sich anhalten und unterbleibt, wenn Ihr Gerät weniger Bewegung wünscht.',
        'Farben tragen nie allein eine Bedeutung; Text hat mindestens das Kontrastverhältnis 4,5 zu 1.',
      ],
    },
    {
      title: 'Wo es noch Grenzen gibt',
      paragraphs: ['Diese Stellen kennen wir:'],
      list: [
        'Verlinkte Angebote Dritter, etwa Buchhandel und Plattform, liegen außerhalb unseres Einflusses.',
        'Gebärdensprache und Leichte Sprache bieten wir nicht an.',
        'Den Bereich für Beschäftigte gibt es nur auf Deutsch; er gehört nicht zu dieser Erklärung.',
      ],
    },
    {
      title: 'So haben wir geprüft',
      paragraphs: [
        'Mit der Tastatur, in vier Breiten bis hinab zu 320 Pixeln (das entspricht 400\u202f% Vergrößerung) und mit automatischen Prüfungen, die einen Teil der Kriterien abdecken. Eine Bewertung durch Menschen, die täglich mit Hilfsmitteln arbeiten, ersetzt das nicht; über jede solche Rückmeldung freuen wir uns.',
      ],
      list: [],
    },
  ],
  feedback: {
    title: 'Ein Hindernis melden',
    text: `Schreiben Sie uns, oder rufen Sie an, wenn Sie nicht weiterkommen. Wir antworten ${replyWithin.de}, und schicken Ihnen den Inhalt bei Bedarf in einer Form, die für Sie funktioniert.`,
    contact: 'Zur Kontaktseite',
  },
};

export type Texts = typeof de;
