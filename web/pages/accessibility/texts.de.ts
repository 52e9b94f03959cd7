import { replyWithin } from '#contract/site/figures.ts';
import { accessibilityAmended, accessibilityTested, legalDate, pdfsTested } from '#contract/site/regulations.ts';

const stated = legalDate(accessibilityTested, 'de');
const amended = legalDate(accessibilityAmended, 'de');
const checked = legalDate(pdfsTested, 'de');

export const de = {
  meta: {
    title: 'Erklärung zur Barrierefreiheit',
    description:
      'Freiwillige Erklärung zur Barrierefreiheit nach WCAG 2.2 AA: was erreicht ist, wo Grenzen bestehen und wie Sie uns ein Hindernis melden können.',
    keywords: ['Barrierefreiheit', 'WCAG 2.2', 'Erklärung', 'Rückmeldung'],
  },
  title: 'Barrierefreiheit',
  lead: `Diese Erklärung gilt für die öffentlichen Seiten dieser Website und für die E-Mails und PDF-Dateien, die sie ausgibt. Geprüft am ${stated}, zuletzt ergänzt am ${amended}.`,
  sections: [
    {
      title: 'Stand der Vereinbarkeit',
      paragraphs: [
        'Maßstab sind die europäische Norm EN\u00a0301\u00a0549 und die Web Content Accessibility Guidelines (WCAG) 2.2 in der Stufe AA. Die öffentlichen Seiten sind damit teilweise vereinbar: Die Kriterien, die wir prüfen konnten, sind nach unserer Selbstbewertung erfüllt; was offen oder ungeprüft ist, steht im nächsten Abschnitt. Eine unabhängige Stelle hat bisher nicht geprüft.',
      ],
      list: [
        'Alles lässt sich mit der Tastatur bedienen, und der Fokus ist zu sehen, auch bei 400\u202f% Vergrößerung.',
        'Formulare benennen Fehler am Feld und in Worten und funktionieren auch ohne JavaScript.',
        'Texte brechen ab 320 Pixeln Breite um, ohne dass Sie die Seite seitwärts rollen müssen und ohne dass Inhalt wegfällt.',
        'Meldungen über den Ausgang bleiben stehen, bis Sie weitergehen.',
        'Bewegung im Bild lässt sich anhalten und unterbleibt, wenn Ihr Gerät weniger Bewegung wünscht.',
        'Text hat mindestens das Kontrastverhältnis 4,5 zu 1, große Schrift 3 zu 1; eigene Farben und der Wunsch nach mehr Kontrast werden beachtet.',
      ],
    },
    {
      title: 'Nicht erfüllt oder nicht geprüft',
      paragraphs: ['Diese Stellen kennen wir:'],
      list: [
        'Auf schmalen Bildschirmen rollen die Reihe der Vorschläge im Rechner und breite Tabellen in sich seitwärts. Wird allein die Schrift auf das Doppelte vergrößert, brechen Wörter in schmalen Spalten mitten im Wort um.',
        `PDF-Dateien: Die White Papers sind mit Überschriften, Listen, Tabellenköpfen, Lesezeichen und Sprache ausgezeichnet; das Prüfprogramm veraPDF fand am ${checked} keinen Verstoß gegen PDF/UA-1. Mit einem Screenreader haben wir sie nicht gelesen. Auf Wunsch schicken wir den Text in einer anderen Form.`,
        'E-Mails haben wir im Browser angesehen und als reinen Text gelesen; in Mailprogrammen und mit einem Prüfprogramm sind sie nicht geprüft.',
        'Mit Screenreadern und in Safari ist die Website nicht geprüft. Anstelle der Screenreader haben wir untersucht, was der Browser an sie weitergibt.',
        'Deutsche Eigennamen sind auf englischen Seiten nicht als deutsch ausgezeichnet; das verlangt die Norm nicht.',
        'Gebärdensprache und Leichte Sprache bieten wir nicht an.',
        'Verlinkte Angebote Dritter und der Bereich für Beschäftigte gehören nicht zu dieser Erklärung.',
      ],
    },
    {
      title: 'So haben wir geprüft',
      paragraphs: [
        `Als Selbstbewertung am ${stated}: mit Chromium und dem Prüfprogramm axe-core, mit der Tastatur allein, bei 320 mal 256 Pixeln (das entspricht 400\u202f% Vergrößerung), mit weiteren Abständen, doppelt so großer Schrift, eigenen Farben und mehr Kontrast. Startseite, Kontakt, Buchung, Download und Suche haben wir außerdem in Firefox und WebKitGTK bedient. Automatische Prüfungen decken nur einen Teil der Kriterien ab. Eine Bewertung durch Menschen, die täglich mit Hilfsmitteln arbeiten, ersetzen sie nicht; über jede solche Rückmeldung freuen wir uns.`,
      ],
      list: [],
    },
    {
      title: 'Rechtslage und Schlichtung',
      paragraphs: [
        'Unser Angebot richtet sich an Unternehmen. Das Barrierefreiheitsstärkungsgesetz (BFSG) gilt für Dienstleistungen an Verbraucherinnen und Verbraucher; wir geben diese Erklärung deshalb freiwillig ab.',
        'Soweit das BFSG gilt, überwacht seine Einhaltung die Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF) in Magdeburg. Führt Ihre Meldung bei uns nicht weiter, können Sie sich in diesen Fällen außerdem an die Schlichtungsstelle nach §\u00a016 Behindertengleichstellungsgesetz in Berlin wenden; das Verfahren ist kostenlos.',
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
