import { candidates, payOffHours } from '#contract/calculation/candidates.ts';
import { de as names } from '#web/calculation/case-names.de.ts';

export const de = {
  story: ['80 Einfälle', 'nach Nutzen und Aufwand geordnet', 'zwölf tragen sich', 'einer zuerst'],
  pause: 'Animation anhalten',
  play: 'Animation fortsetzen',
  again: 'Noch einmal abspielen',
  benefit: 'Nutzen, Stunden im Jahr',
  effort: 'Aufwand, Wochen bis zum Test',
  line: 'ab hier trägt es sich',
  first: 'Dieses zuerst',
  list: 'Zwölf Vorhaben, die sich tragen; jedes öffnet seine Berechnung',
  values: '{hours} Stunden im Jahr, {weeks} Wochen bis zum Test',
  candidates: candidates.map((candidate) => ({ ...candidate, name: names[candidate.id] })),
  /** At either end of the x axis (weeks). */
  payOff: [payOffHours(0), payOffHours(16)],
  note: 'Beispiel einer ersten Sammlung. Zwölf Punkte sind Vorhaben dieser Website; deren Stunden folgen aus den angenommenen Zahlen, die das Rechenblatt zeigt, der Aufwand ist geschätzt. Die Lage der übrigen 68 ist erfunden.',
};

export type DotTexts = typeof de;
