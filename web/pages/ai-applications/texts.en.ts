import { figures, replyWithin } from '#contract/site/figures.ts';
import type { Texts } from './texts.de.ts';

const build = figures.transformationPhaseWeeks[2].join('–');

export const en: Texts = {
  meta: {
    title: 'AI applications and private language models',
    description:
      'Custom AI applications and private language models for processes where standard software fails. Six security points are checked before release.',
    keywords: ['AI application', 'private language model', 'LLM', 'ISO 27001', 'on-premise', 'hosting'],
  },
  hero: {
    plate: 'A process in five layers, pulled apart; the middle one, checking, is replaced.',
    eyebrow: 'AI applications',
    title: 'Software for exactly one process',
    lead: 'A custom application pays where off-the-shelf products founder on your rules, formats or secrets. We build it on language models that run in your environment. The price of each assignment is quoted before it starts.',
    button: 'Discuss an application',
  },
  decision: {
    title: 'Buy for as long as you can',
    lead: 'A finished product arrives sooner and costs less to run. Once “Building pays” fits your process in at least two rows, we cost the build.',
    labels: ['Buying will do', 'Building pays'],
    rows: [
      {
        head: 'Rules',
        cells: ['You work the way your whole industry does.', 'You check against rules no vendor has ever seen.'],
      },
      {
        head: 'Formats',
        cells: ['Clean input arrives from a single system.', 'Scans, legacy systems and free text are routine.'],
      },
      {
        head: 'Secrets',
        cells: [
          'The content may sit in someone else’s cloud.',
          'Formulations, client files or medical results must stay in-house.',
        ],
      },
      {
        head: 'Volume',
        cells: ['A few cases a week.', 'So many cases that a minute on each one shows up in the accounts.'],
      },
      {
        head: 'Competitive edge',
        cells: ['Nobody minds if rivals do it just as well.', 'Customers choose you because of this process.'],
      },
    ],
  },
  custom: {
    title: 'A custom application: what it must be able to do',
    lead: 'Four properties our work can be held to. They go into the contract as acceptance criteria.',
    items: [
      {
        term: 'It knows your rules',
        detail: 'The language model proposes, your rules decide. The two are kept apart, and each is tested by itself.',
      },
      {
        term: 'It works in your usual program',
        detail: 'Proposals turn up in the ERP, the inbox or the case system. Nobody copies text back and forth.',
      },
      {
        term: 'It admits doubt',
        detail: 'Your department sets a threshold. Below it, a person takes the case.',
      },
      {
        term: 'It can be maintained',
        detail: 'Manual and test cases are part of acceptance, so that your IT can check every change itself.',
      },
    ],
  },
  models: {
    title: 'Private language models: the model comes to the data',
    lead: 'This is how a question travels through your company. None of the five steps needs the internet.',
    path: {
      picture:
        'A walled yard with five stations: question, rights, passages, model, answer. No way leads through the wall.',
      boundary: 'Your environment',
      outside: 'Public internet: not connected in operation',
      steps: [
        { name: 'Question', text: 'Somebody asks, signed in with the usual account.' },
        { name: 'Rights', text: 'The system works out which sources this role may read.' },
        { name: 'Passages', text: 'Matching passages are fetched from those sources and no others.' },
        { name: 'Model', text: 'It words an answer from them, on your hardware.' },
        { name: 'Answer', text: 'It appears with its sources and is written to the log.' },
      ],
    },
    benefits: [
      {
        title: 'No vendor sees the questions',
        text: 'Questions and answers stay on machines whose keys you hold.',
      },
      {
        title: 'The cost can be planned',
        text: 'You pay for hardware, power and upkeep. A thousand questions a day or ten thousand: the bill hardly changes.',
      },
      {
        title: 'Models can be swapped',
        text: 'Before a change, your own test cases show where the successor improves and where it slips.',
      },
    ],
    limit:
      'The limit: in hard reasoning, large cloud models are ahead. Your own cases tell us whether that gap matters for the job.',
  },
  programmes: {
    title: 'You commission each piece separately',
    lead: 'The first may show that you can do without the other two. Before release, each application is tested by someone who had no part in building it.',
    labels: { contents: 'Contents', duration: 'Duration', format: 'Format', participants: 'On your side' },
    cards: [
      {
        title: 'Feasibility',
        subtitle: 'Buy or build',
        features: [
          'The process recorded where it is done',
          'A sample run on real cases',
          'Cost and saving for each case',
          'A recommendation on one page',
        ],
        duration: `${figures.roadmapDays}\u00a0days at most`,
        format: 'Two meetings at your site, the rest remotely',
        participants: 'The department and data protection',
        button: 'Check feasibility',
      },
      {
        title: 'Custom application',
        subtitle: 'From the first case to release',
        features: [
          'Connected to two or three systems',
          'Rules written as testable code',
          'Run in parallel with the old way',
          'Released against the security list',
        ],
        duration: `First results often in under ${figures.resultsDays}\u00a0days (from experience)`,
        format: 'Mixed team, a demonstration every week',
        participants: 'One decision-maker, two users, IT operations',
        button: 'Plan an application',
      },
      {
        title: 'Private language model',
        subtitle: 'Selection, set-up, operation',
        features: [
          'Open models compared on your cases',
          'Hardware sized to the load',
          'Sources connected with their rights',
          'Handed to your operations team',
        ],
        duration: `${build}\u00a0weeks (planning figure)`,
        format: 'In your data centre or a private cloud',
        participants: 'IT architecture, information security',
        button: 'Choose a language model',
      },
    ],
  },
  security: {
    title: 'The list before release',
    lead: 'Six points. An application stays in the test environment until there is evidence for all of them.',
    labels: ['What is checked', 'Evidence you receive'],
    rows: [
      {
        head: 'End-to-end encryption',
        cells: [
          'Every connection from desk to model is encrypted; only the stations inside your environment read plain text.',
          'Key plan with names and expiry dates',
        ],
      },
      {
        head: 'On-premise or private cloud',
        cells: ['It runs where the contract says.', 'Statement of location, network plan'],
      },
      {
        head: 'GDPR and ISO 27001',
        cells: [
          'Processing and operation are aligned with both (no certificate).',
          'Record of processing, statement of applicability',
        ],
      },
      {
        head: 'Regular audits and penetration tests',
        cells: ['Outsiders try to break in, also through the prompt.', 'Test report, a deadline for each finding'],
      },
      {
        head: 'Role-based access control',
        cells: ['Even the model reads only what the asking role may read.', 'Table of rights with test log'],
      },
      {
        head: 'Industry compliance',
        cells: ['What the regulator demands is a requirement from day one.', 'Rule-by-rule comparison'],
      },
    ],
  },
  onward: {
    title: 'If you do not need software of your own',
    links: ['Platform: when several departments will share it', 'MVP: while the idea is still in doubt'],
  },
  closing: {
    title: 'Where does your standard product give up?',
    lead: `Five sentences about the process will do. You hear ${replyWithin.en} whether we would buy, adapt or build.`,
    button: 'Describe a process',
  },
};
