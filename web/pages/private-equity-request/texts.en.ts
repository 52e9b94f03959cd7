import { en as form } from '#web/forms/private-equity-request/texts.en.ts';
import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'AI white papers for private equity',
    description:
      'Four white papers for private equity: cut cost, raise revenue, release cash, speed up buy and build. Free of charge and sent to you by email.',
    keywords: ['private equity', 'AI in the portfolio', 'white paper', 'buy and build', 'value creation'],
  },
  hero: {
    eyebrow: 'White papers for private equity',
    title: 'Four levers for the holding period',
    lead: 'Every month of preparation is a month less before the exit. Four free papers show how a lever is tried in one company and pulled in the next without starting over.',
    button: 'Choose papers',
    facts: [
      { term: 'Cost', value: 'Administration' },
      { term: 'Revenue', value: 'Price and quotation' },
      { term: 'Cash', value: 'Receivables and stock' },
      { term: 'Buy and build', value: 'Due diligence and integration' },
    ],
    slip: { title: 'Order slip', sum: 'Four papers by email', price: '0\u00a0EUR' },
  },
  problem: {
    eyebrow: 'Problem and solution',
    title: 'A portfolio learns only if someone takes notes',
    problem: {
      title: 'Today: every company on its own',
      text: 'Six companies hire six suppliers, run six pilots and make the same mistake six times. The board cannot compare the results, because each of them measures something else.',
    },
    solution: {
      title: 'With a template: the first pays, the rest reuse it',
      text: 'The lever is described once: starting data, steps, unit of measure, reason to stop. The second company begins where the first left off and reports in the same unit.',
    },
    picture: {
      alone: 'Effort when each learns alone',
      shared: 'Effort with a shared template',
      companies: 'Company',
      note: 'Schematic drawing, not measured values',
      alternative:
        'Two rows of bars for six companies. On the left each needs the full effort. On the right the first needs it in full, every further one clearly less.',
    },
  },
  papers: {
    eyebrow: 'Selection',
    title: 'Which lever do you pull first?',
    text: 'Tick what suits your portfolio; all four is fine. The papers are free and commit you to nothing.',
    cards: [
      {
        text: 'Which administrative processes can be brought together across companies, and which are better left where they are.',
        facts: [
          { term: 'Measured in', detail: 'hours per case' },
          { term: 'Best read by', detail: 'operating partners' },
        ],
      },
      {
        text: 'How to write quotations that follow contribution margin, and how to tell that discounts are being granted out of habit.',
        facts: [
          { term: 'Measured in', detail: 'contribution margin per quotation' },
          { term: 'Best read by', detail: 'head of sales in the portfolio company' },
        ],
      },
      {
        text: 'Where forecasts of incoming payments and demand set capital free without driving suppliers away.',
        facts: [
          { term: 'Measured in', detail: 'days of working capital' },
          { term: 'Best read by', detail: 'CFO of the portfolio company' },
        ],
      },
      {
        text: 'What AI achieves in the data room, what it misses, and how an add-on reaches the shared systems after closing.',
        facts: [
          { term: 'Measured in', detail: 'weeks to the first monthly report' },
          { term: 'Best read by', detail: 'the investment team' },
        ],
      },
    ],
    form,
  },
  onward: {
    title: 'Beyond the papers',
    links: ['Coaching: an opinion before you buy', 'Spin-offs: invest directly'],
  },
  closing: {
    title: 'Which company goes first?',
    lead: 'Give us sector, size and time to exit, without names. We tell you in which company a lever can be tested soonest.',
    button: 'Discuss the portfolio',
  },
};
