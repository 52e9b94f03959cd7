import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'AI white papers for private equity',
    description:
      'Four white papers for private equity: cut cost, raise revenue, release cash, speed up buy and build. Free of charge and sent to you by e-mail.',
    keywords: ['private equity', 'AI in the portfolio', 'white paper', 'buy and build', 'value creation'],
  },
  hero: {
    eyebrow: 'White papers for private equity',
    title: 'Four levers for the holding period',
    lead: 'A portfolio learns slowly when each company learns alone. Every one of these papers describes a lever so that the next holding can take it over: starting data, steps, measure, usual mistakes.',
    button: 'Request the papers',
  },
  papers: {
    title: 'The four papers',
    text: 'Say in your message which of them you would like to read. They cost nothing.',
    items: [
      { term: 'Cost', detail: 'Which administrative processes can be pooled and automated across holdings.' },
      { term: 'Revenue', detail: 'Prices, quotations and client care, worked out to the contribution margin.' },
      { term: 'Cash', detail: 'Receivables, stock and payment terms: where forecasts release capital.' },
      { term: 'Buy and build', detail: 'Due diligence and integration without beginning afresh at each acquisition.' },
    ],
  },
  onward: {
    title: 'Beyond the papers',
    links: ['Coaching: an opinion before you buy', 'Spin-offs: invest directly'],
  },
};
