import { caseIds } from '#contract/calculation/cases.ts';
import { de as caseNames } from '#web/calculation/case-names.de.ts';
import { de as calculation } from '#web/calculation/texts.de.ts';

export const de = {
  meta: {
    title: 'Rechner: Was rechnet sich mit KI?',
    description:
      'Rechnen Sie einen Vorgang durch: Menge, Minuten, Anteil, Stundensatz, Kosten. Drei Szenarien, der Kipppunkt und ein Blatt zum Drucken, ohne Anmeldung.',
    keywords: [
      'KI-Rechner',
      'Kalkulator',
      'Kalkulation',
      'Business Case',
      'Wirtschaftlichkeit',
      'Amortisation',
      'Kipppunkt',
      'ROI',
      'Szenarien',
      'Rechenblatt',
    ],
  },
  hero: {
    eyebrow: 'Rechner',
    title: 'Was rechnet sich?',
    lead: 'Sechs Werte zeigen, ob die gesparten Stunden mehr wert sind als Bau und Betrieb. Beginnen Sie mit einem Vorschlag oder mit Ihrem eigenen Vorgang.',
  },
  calculation,
  pdf: {
    expired:
      'Dieser Link zu einem PDF gilt nicht mehr. Unten steht das Blatt; „Als Blatt drucken“ ergibt dieselbe Seite.',
    missing:
      'Das PDF lässt sich gerade nicht erstellen. Unten steht Ihr Blatt; „Als Blatt drucken“ ergibt dieselbe Seite.',
  },
  /** Precedes the title if a value is invalid. */
  mistake: 'Fehler',
  presetNames: { ...caseNames, mvp: 'KI-MVP' },
  more: {
    title: `${caseIds.length} Vorgänge aus 15 Branchen und Fachgebieten`,
    text: 'Jeder Anwendungsfall öffnet dieses Blatt mit angenommenen Werten.',
    link: 'Fälle nach Branchen',
  },
  how: {
    title: 'So wird gerechnet',
    steps: [
      {
        name: 'Nutzen',
        text: 'Vorgänge × Minuten × Anteil ergibt Stunden. Stunden × Stundensatz ergibt den Nutzen im Jahr.',
      },
      {
        name: 'Kosten',
        text: 'Die laufenden Kosten gehen jedes Jahr ab, die einmaligen am Anfang. Gerechnet wird über drei Jahre.',
      },
      {
        name: 'Szenarien',
        text: 'Der vorsichtige Fall rechnet mit kleinerem Anteil und höheren Kosten, der günstige umgekehrt. Die Prozente stehen unter dem Fächer und lassen sich ändern.',
      },
      {
        name: 'Kipppunkt',
        text: 'Der Monat, in dem die Summe aller Zahlungen die Null erreicht. Der Satz zur Grenze nennt den Anteil und die Menge, bei denen nichts übrig bleibt.',
      },
    ],
  },
  closing: {
    title: 'Die unsicherste Zahl lässt sich messen',
    lead: 'Im Gespräch klären wir, welcher Ihrer sechs Werte die Rechnung kippt und was es kostet, ihn zu messen.',
    button: 'Erstgespräch wählen',
  },
};

export type Texts = typeof de;
