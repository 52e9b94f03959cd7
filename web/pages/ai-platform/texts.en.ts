import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'AI platform: your enterprise GPT',
    description:
      'A private enterprise GPT with agents, roles and voice control, in your data centre or a private cloud. The language model stays interchangeable.',
    keywords: ['AI platform', 'enterprise GPT', 'multi-agent system', 'AIWizz', 'private GPT'],
  },
  hero: {
    eyebrow: 'AI platform',
    title: 'The enterprise GPT that belongs to you',
    lead: 'Agents, roles and voice control run in your environment, and you choose a language model for each task. If another overtakes it tomorrow, you change a setting. The demo shows what your works council, your auditors and your engineers would each get to see.',
    button: 'Book an AIWizz demo',
    external: 'The platform’s website',
    newTab: '(opens in a new tab)',
  },
  facts: {
    title: 'Four building blocks behind one sign-in',
    text: 'Access follows the roles you already have.',
    items: [
      { term: 'Private GPT environment', detail: 'Questions, answers and sources remain inside your network.' },
      {
        term: 'Latest language models',
        detail: 'OpenAI GPT, Claude Sonnet, Google Gemini, DeepSeek and other LLMs, chosen task by task.',
      },
      {
        term: 'Multi-agent system',
        detail: 'Agents divide a job among themselves and submit interim results for approval.',
      },
      {
        term: 'Company optimisation',
        detail: 'Reports show which processes wait, run twice or have no owner.',
      },
    ],
  },
  onward: {
    title: 'Before and after the demo',
    links: ['Applications: what can be built on top', 'Case studies: where others begin'],
  },
};
