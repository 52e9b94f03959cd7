import { candidateIds } from '#contract/calculation/candidates.ts';
import { workedExample } from '#contract/calculation/cases.ts';
import { en as words } from '#contract/calculation/words.en.ts';
import { en as requestForm } from '#web/forms/calculation-request/texts.en.ts';
import { en as caseNames } from './case-names.en.ts';
import type { CalculationTexts } from './texts.de.ts';

export const en: CalculationTexts = {
  words,
  title: 'What pays off?',
  lead: 'Six values are enough for a first calculation. Put in your own; every keystroke recalculates.',
  label: 'Calculation sheet',
  process: 'Process, one of ours or your own',
  presets: 'Suggestions',
  candidates: candidateIds.map((id) => ({ id, name: caseNames[id] })),
  example: { id: workedExample, name: caseNames[workedExample] },
  table: 'The calculation line by line; six values are yours',
  scenarioTable: 'The three scenarios and their assumptions, which you can change',
  spreadLabels: {
    cautiousShare: 'Cautious: per cent of the share',
    cautiousCost: 'Cautious: per cent of the costs',
    favourableShare: 'Favourable: per cent of the share',
    favourableCost: 'Favourable: per cent of the costs',
  },
  fan: 'Fan of three scenarios over 36 months: {scenarios}. {tipping}.',
  error: 'Please enter a number from {least} to {most}, decimals after a point; the last valid one counts until then.',
  wrong: 'Not every value can be read: result, PDF and talk use the last valid ones.',
  calculate: 'Calculate',
  talk: 'Talk about this calculation',
  message: 'Send it with a message',
  print: 'Print as one sheet',
  copy: 'Copy address',
  copied: 'Address copied',
  notCopied: 'Not copied, it is in the address bar',
  request: requestForm,
  notesTitle: 'Notes on the calculation',
  notes: {
    presets:
      'The values of “Invoice matching” are the likely case of white paper 5. All other suggestions are assumptions of ours in round figures; replace them with yours.',
    private:
      'Your figures stay in this browser. In the address they come after the #, which no server gets to see. We receive them only when you take them into a conversation or ask for the PDF.',
    plain: 'Without JavaScript our server does the sums. It neither stores nor logs the figures.',
  },
};
