import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'AI applications and private language models',
    description:
      'Custom AI applications and private language models for processes where standard software fails. Six security points are checked before release.',
    keywords: ['AI application', 'private language model', 'LLM', 'ISO 27001', 'on-premise'],
  },
  hero: {
    eyebrow: 'AI applications',
    title: 'Software for exactly one process',
    lead: 'Your own application pays where off-the-shelf products founder on your rules, formats or secrets. We build it on language models that run in your environment. Before release it is tested by someone who had no part in building it.',
    button: 'Discuss an application',
  },
  security: {
    title: 'The list before release',
    text: 'Six points. If one is missing, the application stays in the test environment.',
    items: [
      { term: 'End-to-end encryption', detail: 'Data is encrypted in transit and at rest.' },
      { term: 'On-premise or private cloud', detail: 'The contract names the place of operation.' },
      { term: 'GDPR and ISO 27001', detail: 'Processing and operation follow both sets of rules.' },
      { term: 'Regular audits and penetration tests', detail: 'Each finding gets a deadline and an owner.' },
      { term: 'Role-based access control', detail: 'Even the model sees only what the asking role may see.' },
      { term: 'Industry compliance', detail: 'Bank, hospital or utility: the supervisor’s rules are read on day one.' },
    ],
  },
  onward: {
    title: 'Two routes to an application',
    links: ['Platform: when several departments will share it', 'MVP: while the idea is still in doubt'],
  },
};
