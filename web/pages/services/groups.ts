import type { ServicePage } from '#contract/site/navigation.ts';

export type ServiceCard = { service: ServicePage; highlight: boolean };
export type ServiceGroup = { id: 'mandate' | 'people' | 'process' | 'idea'; cards: readonly ServiceCard[] };

/**
 * The eight services, grouped by the visitor's starting point: two services per group, in one colour; one card is
 * highlighted.
 */
export const groups = [
  {
    id: 'mandate',
    cards: [
      { service: 'ai-transformation', highlight: false },
      { service: 'ai-coaching', highlight: false },
    ],
  },
  {
    id: 'people',
    cards: [
      { service: 'ai-academy', highlight: false },
      { service: 'ai-workshops', highlight: false },
    ],
  },
  {
    id: 'process',
    cards: [
      { service: 'ai-applications', highlight: false },
      { service: 'ai-platform', highlight: false },
    ],
  },
  {
    id: 'idea',
    cards: [
      { service: 'ai-mvp', highlight: true },
      { service: 'ai-lab', highlight: false },
    ],
  },
] as const satisfies readonly ServiceGroup[];
