import { figures } from '#contract/site/figures.ts';
import type { Texts } from './texts.de.ts';

const range = (span: readonly [number, number] | null) => (span ? `${span[0]}–${span[1]} weeks` : 'continuous');
const [first, second, third, fourth] = figures.transformationPhaseWeeks;
const [shortest, longest] = figures.transformationMonths;
const [low, high] = figures.firstYearEfficiencyPercent;

export const en: Texts = {
  meta: {
    title: 'AI transformation in four phases',
    description: `AI transformation in ${shortest} to ${longest} months: analysis, design, build, operation. Each phase ends with a usable result and a decision about the next.`,
    keywords: ['AI transformation', 'AI strategy', 'phases', 'roadmap', 'implementation'],
  },
  hero: {
    eyebrow: 'AI transformation',
    title: 'Four phases, with a way out after each',
    lead: `A transformation takes ${shortest} to ${longest} months, depending on how many departments join in. Every phase delivers something useful in its own right. Stop after the design and you own a design that anyone competent can build from.`,
    button: 'Plan the transformation',
  },
  phases: {
    title: 'What you keep after each phase',
    lead: `We measure the effect ${figures.impactDays.join(', ').replace(/, (\d+)$/, ' and $1')} days after the start. First-year efficiency gains have ranged from ${low} to ${high}\u202f%: an experience value, with no guarantee attached.`,
    items: [
      { name: 'Analysis', duration: range(first), work: 'An assessed list of projects' },
      { name: 'Design', duration: range(second), work: 'A design with effort and acceptance' },
      { name: 'Build', duration: range(third), work: 'An application in daily use' },
      { name: 'Operation', duration: range(fourth), work: 'Readings and the next extension' },
    ],
    legend: { shortest: 'at least', longest: 'at most', axis: 'scale: weeks' },
  },
  onward: {
    title: 'What runs alongside',
    links: ['The academy trains while we build', 'The platform carries every application'],
  },
};
