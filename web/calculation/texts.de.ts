import { candidateIds } from '#contract/calculation/candidates.ts';
import { workedExample } from '#contract/calculation/cases.ts';
import { de as words } from '#contract/calculation/words.de.ts';
import { de as requestForm } from '#web/forms/calculation-request/texts.de.ts';
import { de as caseNames } from './case-names.de.ts';

/** Texts of the sheet and of the section around it; included in the texts of pages. */
export const de = {
  words,
  title: 'Was rechnet sich?',
  lead: 'Sechs Werte genügen für eine erste Berechnung. Setzen Sie die eigenen ein; jeder Tastendruck rechnet neu.',
  label: 'Rechenblatt',
  process: 'Vorgang, vorgeschlagen oder Ihr eigener',
  presets: 'Vorschläge',
  /** The twelve ideas that pay off. */
  candidates: candidateIds.map((id) => ({ id, name: caseNames[id] })),
  /** The default case. */
  example: { id: workedExample, name: caseNames[workedExample] },
  table: 'Berechnung Zeile für Zeile; sechs Werte geben Sie ein',
  scenarioTable: 'Die drei Szenarien und ihre Annahmen, die Sie ändern können',
  spreadLabels: {
    cautiousShare: 'Vorsichtig: Prozent des Anteils',
    cautiousCost: 'Vorsichtig: Prozent der Kosten',
    favourableShare: 'Günstig: Prozent des Anteils',
    favourableCost: 'Günstig: Prozent der Kosten',
  },
  /** Text alternative of the fan chart. */
  fan: 'Fächer aus drei Szenarien über 36 Monate: {scenarios}. {tipping}.',
  error:
    'Bitte geben Sie eine Zahl von {least} bis {most} ein, Dezimalen nach einem Komma; gerechnet wird mit der letzten gültigen.',
  wrong: 'Nicht jeder Wert ist lesbar: Ergebnis, PDF und Gespräch beruhen auf den letzten gültigen.',
  calculate: 'Rechnen',
  talk: 'Mit dieser Rechnung ins Gespräch',
  message: 'Berechnung mit einer Nachricht senden',
  print: 'Als Blatt drucken',
  copy: 'Adresse kopieren',
  copied: 'Adresse kopiert',
  notCopied: 'Nicht kopiert, steht in der Adresszeile',
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
/** Texts of the sheet itself, which are sent to the browser; those around it are not. */
export type SheetTexts = Omit<CalculationTexts, 'title' | 'lead' | 'notes' | 'notesTitle'>;
