import { figures } from '#contract/site/figures.ts';

const range = (span: readonly [number, number] | null) => (span ? `${span[0]}–${span[1]} Wochen` : 'fortlaufend');
const [first, second, third, fourth] = figures.transformationPhaseWeeks;
const [shortest, longest] = figures.transformationMonths;
const [low, high] = figures.firstYearEfficiencyPercent;

export const de = {
  meta: {
    title: 'KI-Transformation in vier Phasen',
    description: `KI-Transformation in ${shortest} bis ${longest} Monaten: Analyse, Konzept, Umsetzung, Betrieb. Jede Phase endet mit einem Ergebnis und einer Entscheidung über die nächste.`,
    keywords: ['KI-Transformation', 'KI-Strategie', 'Phasenmodell', 'Roadmap', 'Umsetzung'],
  },
  hero: {
    eyebrow: 'KI-Transformation',
    title: 'Vier Phasen und nach jeder ein Ausstieg',
    lead: `Eine Transformation dauert ${shortest} bis ${longest} Monate, je nachdem, wie viele Bereiche mitziehen. Jede Phase liefert etwas, das für sich allein brauchbar ist. Wer nach dem Konzept aufhört, behält ein Konzept, mit dem auch andere bauen können.`,
    button: 'Transformation planen',
  },
  phases: {
    title: 'Was Ihnen nach jeder Phase bleibt',
    lead: `Wirkung messen wir ${figures.impactDays.join(', ').replace(/, (\d+)$/, ' und $1')} Tage nach dem Start. Im ersten Jahr lag der Effizienzgewinn bei ${low} bis ${high}\u202f%; das ist ein Erfahrungswert, keine Zusage.`,
    items: [
      { name: 'Analyse', duration: range(first), work: 'Bewertete Liste der Vorhaben' },
      { name: 'Konzept', duration: range(second), work: 'Entwurf mit Aufwand und Abnahme' },
      { name: 'Umsetzung', duration: range(third), work: 'Anwendung im täglichen Einsatz' },
      { name: 'Betrieb', duration: range(fourth), work: 'Messreihe und nächste Ausbaustufe' },
    ],
    legend: { shortest: 'mindestens', longest: 'höchstens', axis: 'Skala: Wochen' },
  },
  onward: {
    title: 'Was parallel dazu läuft',
    links: ['Die Akademie schult, während gebaut wird', 'Die Plattform trägt alle Anwendungen'],
  },
};

export type Texts = typeof de;
