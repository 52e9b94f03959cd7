import type { ServicePage } from '#contract/site/navigation.ts';

export type CardColor = 'cobalt' | 'coral' | 'ink' | 'light';
export type ServiceCard = { service: ServicePage; color: CardColor; highlight: boolean };
export type ServiceGroup = { id: 'mandate' | 'people' | 'process' | 'idea'; cards: readonly ServiceCard[] };

/** The eight services by what a visitor already has. Two stand together, in one colour; one is highlighted. */
export const groups = [
  {
    id: 'mandate',
    cards: [
      { service: 'ai-transformation', color: 'cobalt', highlight: false },
      { service: 'ai-coaching', color: 'cobalt', highlight: false },
    ],
  },
  {
    id: 'people',
    cards: [
      { service: 'ai-academy', color: 'light', highlight: false },
      { service: 'ai-workshops', color: 'light', highlight: false },
    ],
  },
  {
    id: 'process',
    cards: [
      { service: 'ai-applications', color: 'ink', highlight: false },
      { service: 'ai-platform', color: 'ink', highlight: false },
    ],
  },
  {
    id: 'idea',
    cards: [
      { service: 'ai-mvp', color: 'coral', highlight: true },
      { service: 'ai-lab', color: 'coral', highlight: false },
    ],
  },
] as const satisfies readonly ServiceGroup[];
