import { candidateIds } from '#contract/calculation/candidates.ts';
import { workedExample } from '#contract/calculation/cases.ts';
import { de as words } from '#contract/calculation/words.de.ts';
import { de as requestForm } from '#web/forms/calculation-request/texts.de.ts';
import { de as caseNames } from './case-names.de.ts';

/** The sheet and the section around it; pages carry this with their own texts. */
export const de = {
  words,
  title: 'Was rechnet sich?',
  lead: 'Sechs Werte genügen für eine erste Berechnung. Setzen Sie die eigenen ein; jeder Tastendruck rechnet neu.',
  label: 'Rechenblatt',
  process: 'Vorgang, vorgeschlagen oder Ihr eigener',
  presets: 'Vorschläge',
  /** The twelve ideas that pay off. */
  candidates: candidateIds.map((id) => ({ id, name: caseNames[id] })),
  /** What the sheet begins with where nothing else is asked for. */
  example: { id: workedExample, name: caseNames[workedExample] },
  table: 'Berechnung Zeile für Zeile; sechs Werte geben Sie ein',
  scenarioTable: 'Die drei Szenarien und ihre Annahmen, die Sie ändern können',
  spreadLabels: {
    cautiousShare: 'Vorsichtig: Prozent des Anteils',
    cautiousCost: 'Vorsichtig: Prozent der Kosten',
    favourableShare: 'Günstig: Prozent des Anteils',
    favourableCost: 'Günstig: Prozent der Kosten',
  },
  /** Text equivalent of the fan; the scenarios follow. */
  fan: 'Fächer aus drei Szenarien über 36 Monate: {scenarios}. {tipping}.',
  error: 'Bitte eine Zahl von 0 bis {most}; gerechnet wird mit der letzten gültigen.',
  calculate: 'Rechnen',
  talk: 'Mit dieser Rechnung ins Gespräch',
  message: 'Berechnung mit einer Nachricht senden',
  print: 'Als Blatt drucken',
  copy: 'Adresse kopieren',
  copied: 'Adresse kopiert',
  request: requestForm,
  notesTitle: 'Anmerkungen zur Berechnung',
  notes: {
    presets:
      'Die Werte von „Rechnungsabgleich“ sind der wahrscheinliche Fall aus White Paper 5. Alle anderen Vorschläge sind unsere Annahmen, in runden Zahlen; ersetzen Sie sie durch Ihre.',
    private:
      'Ihre Zahlen bleiben in diesem Browser. In der Adresse stehen sie hinter dem #, das kein Server zu sehen bekommt. Wir bekommen sie erst, wenn Sie sie in ein Gespräch mitnehmen oder das PDF anfordern.',
    plain: 'Ohne JavaScript rechnet unser Server. Er speichert und protokolliert die Zahlen nicht.',
  },
};

export type CalculationTexts = typeof de;
/** What the sheet itself says: it travels to the browser, and what stands around it does not. */
export type SheetTexts = Omit<CalculationTexts, 'title' | 'lead' | 'notes' | 'notesTitle'>;
