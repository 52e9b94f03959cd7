import { figures } from '#contract/site/figures.ts';
import { asOf, legalDate, regulations } from '#contract/site/regulations.ts';
import type { Texts } from './texts.de.ts';

const stated = legalDate(asOf, 'en');

const { platformPercent: percent } = figures;

export const en: Texts = {
  meta: {
    title: 'AI platform: your enterprise GPT',
    description:
      'A private enterprise GPT with agents, roles and voice control, in your data centre or a private cloud. The language model stays interchangeable.',
    keywords: ['AI platform', 'enterprise GPT', 'multi-agent system', 'AIWizz', 'private GPT', 'hosting'],
  },
  hero: {
    eyebrow: 'AI platform',
    title: 'The enterprise GPT you control',
    lead: 'For companies whose departments share one foundation: agents, roles and voice control run in your environment, and you choose a language model for each task. The price depends on users, models and place of operation and is quoted before you start.',
    button: 'Book an AIWizz demo',
    external: 'The platform’s website',
    newTab: '(opens in a new tab)',
  },
  product: {
    name: 'AIWizz',
    sample: 'Example view, data made up',
    caption:
      'Try it: sign in as somebody else, approve or reject. The same question then meets other sources, another model and another approval.',
    signedIn: 'Signed in as',
    access: 'What this role reads',
    readable: 'readable',
    locked: 'locked',
    sources: ['Framework contracts', 'Supplier files', 'Personnel files', 'Salary data', 'Access log'],
    voice: 'Asked by voice',
    question: 'Which deadlines fall before the end of March?',
    model: 'Model',
    answer: 'Answer',
    spoken: 'Being read aloud',
    citations: 'Sources',
    agents: 'Agents',
    done: 'done',
    pending: 'Awaiting your approval',
    decisions: [
      { name: 'Approve', outcome: 'The agent takes the step. Name and time are in the log.' },
      { name: 'Reject', outcome: 'Nothing happens. The agent asks for the reason and submits again.' },
    ],
    roles: [
      {
        name: 'Purchasing',
        model: 'Claude Sonnet, EU region',
        answer:
          'Seven framework contracts. In nos. 118 and 204 the price goes up by 4% unless someone gives notice by 15 March.',
        citations: ['Contract 118, clause 4', 'Contract 204, clause 7'],
        agents: [
          { name: 'Search', work: '38 contracts read' },
          { name: 'Calculation', work: 'price clauses evaluated' },
          { name: 'Review', work: 'passages compared' },
        ],
        action: 'Notice on contract 118, as a draft',
      },
      {
        name: 'Human resources',
        model: 'DeepSeek, own data centre',
        answer:
          'Three probation periods and one fixed-term contract. Two review talks still need a date with the line manager.',
        citations: ['File 0417', 'File 0512'],
        agents: [
          { name: 'Search', work: '112 files read' },
          { name: 'Calculation', work: 'probation periods worked out' },
          { name: 'Review', work: 'names blacked out' },
        ],
        action: 'Two proposed dates to the line manager',
      },
      {
        name: 'Internal audit',
        model: 'OpenAI GPT, EU region',
        answer:
          'Two deletion deadlines. This role cannot open contracts or files, but sees how often they were queried today. Names take two signatures.',
        citations: ['Log, entry 88', 'Deletion plan, line 12'],
        agents: [
          { name: 'Search', work: '1,904 entries read' },
          { name: 'Calculation', work: 'deletion dates worked out' },
          { name: 'Review', work: 'sample drawn' },
        ],
        action: 'Audit note for the file',
      },
    ],
  },
  reasons: {
    title: 'Six questions from your own people, six reasons',
    lead: 'They come up in almost every selection round. All six may be asked during the demo.',
    items: [
      {
        asker: 'Managing director',
        question: 'What will this cost us a year?',
        title: 'One bill for all departments',
        text: 'The quotation states licence and operation for a year. Use of the models comes on top, capped and itemised by department.',
      },
      {
        asker: 'Head of IT',
        question: 'And if the vendor doubles its prices?',
        title: 'No model is indispensable',
        text: 'All of them sit behind the same interface. Before any switch, your test cases are run.',
      },
      {
        asker: 'Works council',
        question: 'Who can see what I ask?',
        title: 'Usage is counted by department',
        text: 'Reports stop at group level. Reading an individual history takes two signatures.',
      },
      {
        asker: 'Data protection officer',
        question: 'Do our access rights still apply?',
        title: 'Every source keeps its rights',
        text: 'An answer contains at most what the person asking could open anyway.',
      },
      {
        asker: 'Internal audit',
        question: 'How did this result come about?',
        title: 'The route to an answer is preserved',
        text: 'Question, source, model version and approval belong together and can be recalled months later.',
      },
      {
        asker: 'Plant and field staff',
        question: 'Do I have to type?',
        title: 'Your voice will do',
        text: 'With gloves on or behind the wheel, people ask aloud and hear the answer. One word confirms it.',
      },
    ],
  },
  features: {
    title: 'Four building blocks behind one sign-in',
    lead: 'Each can be switched on separately.',
    plate:
      'A house without a roof and with six rooms: contracts, suppliers, staff, models, log and salaries. Three roles hold keys; purchasing opens contracts and suppliers.',
    example: 'Example',
    environment: {
      title: 'Private GPT environment',
      text: 'The platform runs in your data centre or in a cloud environment that only you use. Nobody trains a model on what you enter.',
      points: [
        'Sign-in through your directory',
        'Sources with the rights they have today',
        'Deletion periods by department',
      ],
      picture: 'Extract from the log',
      labels: { time: 'Time', role: 'Role', event: 'Event', network: 'Network' },
      log: [
        { time: '09:12', role: 'Purchasing', event: 'Question to “Framework contracts”', network: 'internal' },
        { time: '09:12', role: 'Purchasing', event: 'Access to “Salary data” refused', network: 'internal' },
        { time: '09:13', role: 'Purchasing', event: 'Three passages to Claude Sonnet', network: 'EU cloud' },
        { time: '09:15', role: 'HR', event: 'Question to “Personnel files”', network: 'internal' },
      ],
    },
    models: {
      title: 'Latest language models',
      text: 'Every task goes to the model that does best on your test cases. A new one has to pass those cases before it takes over.',
      points: ['Assigned by task and role', 'A ceiling on monthly cost', 'Back to the previous version in one click'],
      picture: 'Assignment by task',
      routes: [
        { task: 'Summarise a contract', model: 'Claude Sonnet' },
        { task: 'Evaluate a spreadsheet', model: 'OpenAI GPT' },
        { task: 'Read a photographed nameplate', model: 'Google Gemini' },
        { task: 'Check an application is complete', model: 'DeepSeek' },
      ],
    },
    agents: {
      title: 'Multi-agent system',
      text: 'A job is taken apart. Several agents work at once while another checks them. Whatever leaves the company or moves money is approved by a person.',
      points: ['Time limit and budget for each job', 'A role of its own for every agent', 'Can be stopped at any time'],
      picture: 'One job, four agents, one approval',
      nodes: { order: 'Job', workers: ['Search', 'Calculation', 'Text'], check: 'Review', human: 'Approval' },
    },
    optimisation: {
      title: 'Company optimisation',
      text: 'The platform shows which processes sit idle, run twice or have no owner. From that comes the list of what to automate next.',
      points: ['Waiting time by process', 'Work done twice across departments', 'Proposals with effort and return'],
      picture: 'Days to completion',
      waiting: 'waiting',
      working: 'work',
      processes: [
        { name: 'Invoice approval', days: '6 days, 5 of them waiting', wait: 5, work: 1 },
        { name: 'Complaint', days: '8 days, 5 of them waiting', wait: 5, work: 3 },
        { name: 'Quotation', days: '5 days, 2 of them waiting', wait: 2, work: 3 },
        { name: 'Master data', days: '3 days, 2 of them waiting', wait: 2, work: 1 },
      ],
    },
  },
  departments: {
    title: 'What was possible in four departments',
    note: 'Figures from experience, not a promise.',
    lead: 'The starting point is 100; we read “faster” as time saved.',
    before: 'before',
    after: 'after',
    recruiting: `The EU AI Act counts systems that screen or rate applications as high-risk (Annex III, point\u00a04); under the Digital Omnibus the duties apply from ${legalDate(regulations['ai-act'].dates.highRiskAnnexIII, 'en')}. Where people are profiled, no exemption is available. We check the classification before anything is built.`,
    items: [
      {
        name: 'Management',
        text: 'Figures, counter-arguments and earlier resolutions are gathered before the meeting opens.',
        figure: `${percent.decisions}%`,
        claim: 'faster decisions',
        measure: 'Time from question to resolution',
      },
      {
        name: 'Sales and marketing',
        text: 'Inquiries are ranked by their prospects, and the offer goes out while the need is fresh.',
        figure: `${percent.conversion}%`,
        claim: 'higher conversion',
        measure: 'Deals from the same number of offers',
      },
      {
        name: 'Human resources',
        text: 'An agent prepares the advertisement, the files and the dates. A person decides who is invited and who is hired.',
        figure: `${percent.recruiting}%`,
        claim: 'less recruiting time',
        measure: 'Time from advertisement to acceptance',
      },
      {
        name: 'Software development',
        text: 'Code, tests and documentation are written in one go. Every line is reviewed before it is merged.',
        figure: `${percent.development}%`,
        claim: 'faster development',
        measure: 'Time from requirement to test',
      },
    ],
  },
  models: {
    title: 'Which models you can choose from',
    lead: `As of ${stated}. A cloud model reads the passages it needs for an answer, and for that they leave your network. You decide for which sources that is allowed.`,
    labels: ['Where it runs', 'What we often use it for'],
    rows: [
      {
        head: 'OpenAI GPT',
        cells: ['The vendor’s or a partner’s cloud, EU region available', 'Evaluations, spreadsheets, drafts'],
      },
      {
        head: 'Claude Sonnet',
        cells: ['Cloud, through partners in EU data centres', 'Contracts, long documents, source code'],
      },
      { head: 'Google Gemini', cells: ['Google’s cloud with a fixed location', 'Images, sound recordings, scans'] },
      {
        head: 'DeepSeek',
        cells: [
          'Open weights on your hardware; the vendor’s own service is not used',
          'Personnel, development, confidential work',
        ],
      },
      {
        head: 'Other LLMs',
        cells: ['With you or hosted, as the licence allows', 'Specialist language, small models for simple tasks'],
      },
    ],
  },
  security: {
    title: 'An agent may never do more than whoever sent it',
    lead: 'The security concept follows from that sentence. Your information security team receives the details before the demo.',
    items: [
      { term: 'Sign-in', detail: 'Your directory service decides who gets in; a second factor is mandatory.' },
      {
        term: 'Roles',
        detail: 'Rights are checked afresh at every question. A change of department ends them at once.',
      },
      { term: 'Encryption', detail: 'On the wire and on disk, with keys kept in your vault.' },
      {
        term: 'Hidden commands',
        detail:
          'Text in emails and files counts as content. Whatever moves money or leaves the company is approved by a person.',
      },
      {
        term: 'Retention',
        detail: 'An agreement with the works council lays down how long logs are kept and who reads them.',
      },
      {
        term: 'Labelling',
        detail: 'Machine-made text and speech are marked as far as Article 50 of the EU AI Act requires.',
      },
    ],
  },
  onward: {
    title: 'Before and after the demo',
    links: ['Applications: what can be built on top', 'Use cases: where to begin'],
  },
  closing: {
    title: 'The demo runs on your questions',
    lead: 'Bring one each from IT, audit and the works council. We answer them on the running system and show you where it reaches its limits.',
    button: 'Ask for a demo date',
  },
};
