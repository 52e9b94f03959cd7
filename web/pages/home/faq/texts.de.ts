import { figures } from '#contract/site/figures.ts';
import { legalDate, regulations } from '#contract/site/regulations.ts';

const { faqPercent: percent } = figures;
const price = `${figures.mvpPriceEuro.toLocaleString('de-DE')}\u00a0EUR zzgl.\u00a0USt.`;
const [firstImpact, secondImpact, thirdImpact] = figures.impactDays;
const transparency = legalDate(regulations['ai-act'].dates.transparency, 'de');

export const de = {
  eyebrow: 'Häufige Fragen',
  title: 'Diese Fragen kommen in fast jedem Erstgespräch',
  lead: 'Wie nah Sie den Prozentwerten in den Antworten kommen, entscheidet Ihr Ausgangspunkt.',
  /** Replaces {note} where an answer is shown without the page's footnotes. */
  noteInWords: ' (Erfahrungswert)',
  items: [
    {
      category: 'Einstieg',
      question: 'Welcher Vorgang eignet sich für den Anfang?',
      answer: `Einer, der oft vorkommt, viel Handarbeit bindet und dessen Unterlagen schon digital vorliegen: Eingangspost, Angebotsprüfung, Reklamationen. Im Handel kann bei Reklamationen bis zu ${percent.routine}\u202f% der Routinearbeit wegfallen{note}. Seltene Sonderfälle heben wir für später auf.`,
      keywords: ['Anwendungsfall', 'Routinearbeit', 'Auswahl', 'Sachbearbeitung'],
    },
    {
      category: 'Kosten',
      question: 'Was kostet der erste Schritt?',
      answer: `Das Erstgespräch nichts, das MVP ${price} als Festpreis. Alles Weitere kalkulieren wir je Vorhaben und stellen dem Preis die Ersparnis gegenüber. In der Logistik liegen die Kosten eines umgestellten Prozesses um rund ${percent.cost}\u202f% niedriger{note}.`,
      keywords: ['Preis', 'Festpreis', 'MVP', 'Wirtschaftlichkeit', 'Einsparung'],
    },
    {
      category: 'Zeit',
      question: 'Wann zeigt sich eine Wirkung?',
      answer: `Eine erste Roadmap steht nach ${figures.roadmapDays} Tagen, und jede Phase verfeinert sie. Die Wirkung messen wir nach ${firstImpact}, ${secondImpact} und ${thirdImpact} Tagen. Im Innendienst von Versicherern steigt der Durchsatz um bis zu ${percent.throughput}\u202f%{note}.`,
      keywords: ['Dauer', 'Roadmap', 'Messung', 'Durchsatz'],
    },
    {
      category: 'Fertigung',
      question: 'Lohnt sich das auch an der Maschine?',
      answer: `Ja, sofern Sensordaten über mehrere Monate vorliegen. Wer Ausfälle aus ihnen vorhersagt, wartet nach Bedarf statt nach Kalender; die Wartungskosten sinken um etwa ${percent.maintenance}\u202f%{note}. Ohne solche Daten beginnen wir mit dem Sammeln, und das dauert.`,
      keywords: ['Produktion', 'vorausschauende Wartung', 'Instandhaltung', 'Sensordaten'],
    },
    {
      category: 'Daten und Recht',
      question: 'Verlassen unsere Daten das Unternehmen?',
      answer: `Das legen Sie fest. Die Plattform läuft im eigenen Rechenzentrum oder in einer privaten Cloud; ein Cloud-Modell liest nur, was Sie dafür freigeben. Seit dem ${transparency} gelten die Transparenzpflichten der KI-Verordnung. Wir kennzeichnen Ausgaben und dokumentieren, welches Modell sie erzeugt hat.`,
      keywords: ['Datenschutz', 'DSGVO', 'EU AI Act', 'On-Premise', 'Transparenz'],
    },
    {
      category: 'Menschen',
      question: 'Was bedeutet das für die Belegschaft?',
      answer:
        'Aufgaben verschieben sich vom Erfassen zum Prüfen. Wir bereiten mit Ihnen die Beteiligung des Betriebsrats vor dem ersten Test vor, schulen an echten Vorgängen und benennen in jedem Team eine Person, die Fragen beantwortet. Welche Stellen sich wie verändern, sagen wir Ihnen am Ende der Analyse, bevor Sie bauen.',
      keywords: ['Betriebsrat', 'Schulung', 'Arbeitsplatz', 'Akzeptanz'],
    },
  ],
  call: 'Ihre Frage steht hier nicht?',
  button: 'Im Gespräch klären',
};

export type FaqTexts = typeof de;
