import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'Spin-offs: independence in four steps',
    description:
      'Client projects turn into companies: four steps from first observation to incorporation, two spin-offs so far, and a direct line for investors.',
    keywords: ['spin-off', 'incubation', 'AI start-up', 'founding', 'investors'],
  },
  hero: {
    eyebrow: 'Spin-offs',
    title: 'What is needed twice becomes a company',
    lead: 'Now and then a project’s solution fits elsewhere too. We then separate it, give it a team of its own and look for capital. Two spin-offs have taken that path.',
    button: 'Enquire as an investor',
  },
  steps: {
    title: 'Four steps to standing alone',
    text: 'After each of them the answer may be “no”.',
    items: [
      { title: 'Observe', text: 'The same task turns up at a second, unrelated client.' },
      { title: 'Separate', text: 'Rights, code and client data are parted cleanly before anyone builds on.' },
      { title: 'Prove', text: 'A dedicated team sells the solution without leaning on our name.' },
      { title: 'Found', text: 'Company, shareholding and first funding, with investors or without.' },
    ],
  },
  products: {
    title: 'Two are out in the world',
    items: [
      { name: 'The platform', text: 'A private enterprise GPT, now sold as a product in its own right.' },
      {
        name: 'The collection',
        text: 'Use cases from every industry in one place, searchable and usable as templates.',
      },
    ],
    visit: 'Visit the website',
    newTab: '(opens in a new tab)',
  },
};
