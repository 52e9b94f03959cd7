import { figures } from '#contract/site/figures.ts';

const industries = [
  { name: 'Handel', text: 'Bestellmengen je Filiale vorhersagen' },
  { name: 'Fertigung', text: 'Ausschuss am Bild erkennen' },
  { name: 'Banken', text: 'Kreditakten vorprüfen' },
  { name: 'Versicherung', text: 'Schadenmeldungen zuordnen' },
  { name: 'Private Equity', text: 'Datenräume durcharbeiten' },
  { name: 'Automobil', text: 'Rückläufer auswerten' },
  { name: 'Logistik', text: 'Touren neu planen, wenn etwas ausfällt' },
  { name: 'Marketing', text: 'Kampagnen je Zielgruppe texten' },
  { name: 'Vertrieb', text: 'Angebote aus Anfragen entwerfen' },
  { name: 'IT', text: 'Altcode erklären und umschreiben' },
  { name: 'Service', text: 'Techniker mit Handbuchwissen versorgen' },
  { name: 'Controlling', text: 'Abweichungen begründen' },
  { name: 'Data Science', text: 'Datenqualität laufend prüfen' },
  { name: 'Gesundheit', text: 'Arztbriefe vorbereiten' },
  { name: 'Bildung', text: 'Übungen an den Lernstand anpassen' },
];

export const de = {
  meta: {
    title: `KI-Fallstudien aus ${industries.length} Branchen`,
    description: `${figures.useCases}+ KI-Anwendungsfälle aus ${industries.length} Branchen, dazu ${figures.useCaseTemplates}+ Vorlagen: vom Handel über Banken und Logistik bis zur Bildung, je mit einem ersten Schritt.`,
    keywords: ['KI-Fallstudien', 'KI-Anwendungsfälle', 'Use Cases', 'Branchen', 'Vorlagen'],
  },
  hero: {
    eyebrow: 'Fallstudien und Anwendungsfälle',
    title: `${industries.length}\u00a0Branchen, ${industries.length}\u00a0erste Schritte`,
    lead: 'Für jede Branche nennt die Liste unten einen Vorgang, mit dem man anfangen kann. Die ganze Sammlung steht auf einer eigenen Website, mit Vorlagen zum Ausfüllen.',
    figures: [
      { term: 'Anwendungsfälle', value: `${figures.useCases}+` },
      { term: 'Vorlagen', value: `${figures.useCaseTemplates}+` },
      { term: 'Sprachen der Fallstudien', value: `${figures.caseStudyLanguages}+` },
    ],
    button: 'Sammlung öffnen',
    newTab: '(öffnet in neuem Tab)',
  },
  industries: {
    title: 'Womit andere anfangen würden',
    text: 'Beispiele, ausgewählt nach geringem Aufwand und vorhandenen Daten.',
    items: industries,
  },
  closing: {
    title: 'Ihr Vorgang fehlt in der Liste',
    lead: 'Das ist der Normalfall. Beschreiben Sie ihn in drei Sätzen, und wir suchen den nächsten Verwandten heraus.',
    button: 'Vorgang beschreiben',
  },
};

export type Texts = typeof de;
