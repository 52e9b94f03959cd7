import { figures } from '#contract/site/figures.ts';

export const de = {
  meta: {
    title: 'Wissenscenter: White Papers und KI-Recht',
    description: `${figures.whitePapers} White Papers, ${figures.books} Bücher, ein KI-Radar aus ${figures.radarCountries} Ländern und die Fristen von EU AI Act, DSGVO und NIS2 mit amtlicher Quelle. Stand November 2026.`,
    keywords: ['White Paper KI', 'EU AI Act', 'DSGVO', 'NIS2', 'KI-Radar', 'Fachbuch'],
  },
  hero: {
    eyebrow: 'Wissenscenter',
    title: 'Was wir wissen, steht hier mit Datum',
    lead: 'Die White Papers sind zwischen August 2024 und August 2025 entstanden, die Bücher fassen sie zusammen. Drei Regelwerke stehen mit ihren Fristen daneben, damit Sie wissen, welche Antwort bis wann gebraucht wird.',
    figures: [
      { term: 'White Papers', value: `${figures.whitePapers}` },
      { term: 'Bücher', value: `${figures.books}` },
      { term: 'KI-Radar im Jahr', value: `${figures.radarPerYear}\u202f×` },
      { term: 'Länder im Radar', value: `${figures.radarCountries}` },
    ],
  },
  papers: {
    title: 'White Papers nach Anlass',
    text: 'Zwei Sammlungen sind fertig geschnürt. Alles andere suchen wir Ihnen heraus.',
    links: [
      'Für Beteiligungshäuser: vier Papiere',
      'Für Organisation und Personal: drei Papiere',
      `Aus allen ${figures.whitePapers}: Thema nennen`,
    ],
  },
  books: {
    title: 'Zum Lesen am Stück',
    shop: 'Im Buchhandel ansehen',
    newTab: '(öffnet in neuem Tab)',
  },
  rules: {
    title: 'Drei Regelwerke und ihre Fristen',
    note: 'Stand November 2026. Diese Übersicht ersetzt keine Rechtsberatung; es gilt der amtliche Text.',
    source: 'Amtlicher Text',
    items: [
      {
        name: 'EU AI Act',
        dates: [
          { date: 'August 2024', text: 'in Kraft' },
          { date: 'Februar 2025', text: 'Verbote und KI-Kompetenz' },
          { date: 'August 2025', text: 'Modelle mit allgemeinem Verwendungszweck' },
          { date: '2. August 2026', text: 'Transparenz nach Artikel 50' },
          { date: '2. Dezember 2027', text: 'Hochrisiko nach Anhang III, verschoben durch den Digital Omnibus' },
          { date: '2. August 2028', text: 'Hochrisiko nach Anhang I, ebenso verschoben' },
        ],
      },
      { name: 'DSGVO', dates: [{ date: 'Mai 2018', text: 'anwendbar in allen Mitgliedstaaten' }] },
      {
        name: 'NIS2',
        dates: [
          { date: 'Januar 2023', text: 'Richtlinie in Kraft' },
          { date: '6. Dezember 2025', text: 'deutsches Umsetzungsgesetz in Kraft' },
        ],
      },
    ],
  },
  closing: {
    title: 'Vom Papier zu Ihrem Fall',
    lead: 'Sagen Sie, welche Stelle Sie beschäftigt. Wir gehen sie mit Ihnen an Ihren Zahlen durch.',
    button: 'Beratung anfragen',
  },
};

export type Texts = typeof de;
