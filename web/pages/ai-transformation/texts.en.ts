import { figures } from '#contract/site/figures.ts';
import type { Texts } from './texts.de.ts';

const range = (span: readonly [number, number] | null) => (span ? `${span[0]}–${span[1]} weeks` : 'ongoing');
const weeks = figures.transformationPhaseWeeks;
const [first, second, third, fourth] = weeks;
const [shortest, longest] = figures.transformationMonths;
const [low, high] = figures.firstYearEfficiencyPercent;
const { faqPercent: percent } = figures;
const days = figures.impactDays.join(', ').replace(/, (\d+)$/, ' and $1');
const total = [0, 1].map((end) => weeks.reduce((sum, span) => sum + (span?.[end] ?? 0), 0));

export const en: Texts = {
  meta: {
    title: 'AI transformation in four phases',
    description: `AI transformation in ${shortest} to ${longest} months: analysis, design, build, operation. Each phase ends with a usable result and a decision about the next.`,
    keywords: ['AI transformation', 'AI strategy', 'phases', 'roadmap', 'implementation'],
  },
  hero: {
    plate:
      'A staircase of four landings: analysis, design, build, operation; as wide as they take, with a door in every wall.',
    eyebrow: 'AI transformation',
    title: 'Four phases, with a way out after each',
    lead: `A transformation takes ${shortest} to ${longest}\u00a0months, depending on how many departments join in. You commission one phase at a time, at a price quoted before it starts. Stop after the design, and others can build from it.`,
    button: 'Plan the transformation',
    figures: [
      { term: 'Duration', value: `${shortest}–${longest} months` },
      { term: 'First roadmap after', value: `${figures.roadmapDays} days` },
      { term: 'Measured after', value: `${figures.impactDays.join(' / ')}`, note: 'days' },
    ],
  },
  phases: {
    title: 'What you keep after each phase',
    lead: 'The drawing sets the phases end to end. Dark marks the shortest duration, light the time a phase may need at most.',
    legend: { shortest: 'at least', longest: 'at most', axis: 'scale: weeks' },
    labels: { format: 'How', participants: 'Who takes part', exit: 'If you stop here' },
    items: [
      {
        name: 'Analysis',
        duration: range(first),
        work: 'An assessed list of projects',
        subtitle: 'Finding out what pays',
        features: [
          'Interviews in every department involved',
          'Samples from the data you have',
          'Cost and return of each proposal',
          'Classification under the EU AI Act',
        ],
        format: 'On site, with follow-ups by video',
        participants: 'Department heads, IT, data protection',
        exit: 'The list and all its arithmetic stay with you. Another supplier can work from it.',
      },
      {
        name: 'Design',
        duration: range(second),
        work: 'A costed design with acceptance tests',
        subtitle: 'Deciding what to build',
        features: [
          'Architecture and choice of models',
          'Access rights by role',
          'Acceptance criteria in numbers',
          'A draft agreement with the works council',
        ],
        format: 'Weekly working sessions',
        participants: 'Business unit, IT, works council',
        exit: 'You can use the design for a tender.',
      },
      {
        name: 'Build',
        duration: range(third),
        work: 'An application in daily use',
        subtitle: 'Building until someone works with it',
        features: [
          'Running versions to try along the way',
          'Tests on real cases',
          'Connection to existing systems',
          'Sign-off by the business unit',
        ],
        format: 'One joint team on your premises',
        participants: 'Business unit, product owner, IT',
        exit: 'The application runs, and your IT has already worked with its code and manual.',
      },
      {
        name: 'Operation',
        duration: range(fourth),
        work: 'Measurements and the next extension',
        subtitle: 'Measuring, maintaining, extending',
        features: [
          `Measured after ${days} days`,
          'Moves to better models',
          'The next proposal on the list',
          'Handover to a team of your own',
        ],
        format: 'A monthly report, standby if agreed',
        participants: 'Operations, management accounting',
        exit: 'Your team carries on; the measurements and the list of projects stay with you.',
      },
    ],
  },
  services: {
    title: 'Six services run through the phases',
    lead: 'None waits for the one before to finish. The bars show when each is at work.',
    caption: 'Services of the transformation and the phases in which they run',
    head: 'Service',
    active: 'running',
    inactive: 'not running',
    items: [
      {
        name: 'Strategy and roadmap',
        text: `A first version after ${figures.roadmapDays} days. By the end of the design each project has its budget and date.`,
      },
      { name: 'Data work', text: 'Finding data, cleaning it, attaching rights to it.' },
      { name: 'Architecture', text: 'Models, locations and interfaces that can be swapped.' },
      { name: 'Development', text: 'Applications and their links to your systems.' },
      { name: 'Training', text: 'Academy courses, begun on the first prototype.' },
      { name: 'Law and oversight', text: 'GDPR, EU AI Act, co-determination and internal audit.' },
    ],
  },
  impact: {
    eyebrow: 'Effect by industry',
    title: 'Where there is less to do, and where more gets done',
    lead: 'Each industry has a measure of its own.',
    rows: [
      {
        industry: 'Retail',
        measure: 'Routine work on complaints',
        prefix: 'up to',
        figure: `−${percent.routine}%`,
        span: [-percent.routine, 0],
      },
      {
        industry: 'Manufacturing',
        measure: 'Maintenance cost',
        figure: `−${percent.maintenance}%`,
        span: [-percent.maintenance, 0],
      },
      {
        industry: 'Logistics',
        measure: 'Cost of a converted process',
        figure: `−${percent.cost}%`,
        span: [-percent.cost, 0],
      },
      {
        industry: 'Insurance',
        measure: 'Back-office throughput',
        prefix: 'up to',
        figure: `+${percent.throughput}%`,
        span: [0, percent.throughput],
      },
      {
        industry: 'All industries',
        measure: 'Efficiency in the first year',
        figure: `+${low}–${high}%`,
        span: [low, high],
      },
    ],
    axis: { less: 'less of it', more: 'more of it', unit: 'change in per cent' },
    basis: 'Figures from experience, not a promise: an organisation that already runs well has less to gain.',
  },
  factors: {
    eyebrow: 'Success factors',
    title: 'Five dates that decide the outcome',
    picture:
      'A line with five dates: a table at whose head somebody signs; a table of data with named columns and a key; a list from which the favourite is struck; a sheet that allows readings and excludes persons; an old way that ends beside a new one.',
    lead: 'In our experience projects rarely fail for technical reasons; more often something is missing on one of these days.',
    items: [
      {
        when: 'Before the start',
        title: 'A board member puts their name to it',
        text: 'Whoever carries the budget attends each sign-off in person.',
      },
      {
        when: 'In week one',
        title: 'The data can be read',
        text: 'Read access is granted and somebody can explain the column names.',
      },
      {
        when: 'When the analysis ends',
        title: 'A favourite is struck off',
        text: 'Projects without a return leave the list, with the reason given.',
      },
      {
        when: 'Before the first test account',
        title: 'The works council has read the draft',
        text: 'It states what will be measured, and what will never be evaluated about individuals.',
      },
      {
        when: 'On the first day of operation',
        title: 'The old way has an end date',
        text: 'Running two procedures side by side costs double. The design says when the old one is switched off.',
      },
    ],
  },
  faq: {
    eyebrow: 'Questions about the transformation',
    title: 'What to clear up before the board decides',
    lead: 'Five questions that steering committees ask us.',
    items: [
      {
        category: 'Duration',
        question: `How do ${shortest} months fit with ${total[0]} weeks?`,
        answer: `End to end, the three fixed-term phases add up to ${total[0]} to ${total[1]} weeks. For a single process design and build may overlap, which brings ${shortest} months within reach. In that case you commission both together and can stop before them and after. With several departments on board some phases repeat, and it takes up to ${longest} months.`,
        keywords: ['duration', 'schedule', 'weeks', 'phases'],
      },
      {
        category: 'Price',
        question: 'Why do you not name a total price?',
        answer:
          'Ahead of the analysis it would be a guess. You receive a quotation for one phase at a time, the next only when the current result is on the table.',
        keywords: ['cost', 'quotation', 'budget', 'price per phase'],
      },
      {
        category: 'Data',
        question: 'Do we have to tidy up our data first?',
        answer:
          'Only what the first project needs, and the samples taken in the analysis show which data that is. The rest can wait until a project needs it.',
        keywords: ['data quality', 'data holdings', 'preparation'],
      },
      {
        category: 'Effort',
        question: 'How much of our people’s time does it take?',
        answer:
          'The build takes most of it: future users check each running version, and that belongs in the rota. During the analysis one interview per department will do, plus a person who can dig out the documents.',
        keywords: ['staff effort', 'business unit', 'rota'],
      },
      {
        category: 'Law',
        question: 'What does the EU AI Act ask of our project?',
        answer:
          'It depends on the risk class, which we determine in the analysis. Most internal applications come down to transparency and trained staff. Should a project count as high-risk, your legal department sees it before any money goes into building.',
        keywords: ['AI regulation', 'EU AI Act', 'risk class', 'high-risk', 'transparency', 'legal department'],
      },
    ],
  },
  onward: {
    title: 'What runs alongside',
    links: ['The academy trains while we build', 'The platform carries every application'],
  },
  closing: {
    title: 'It starts with a list you already have',
    lead: 'Bring whatever is being talked about in the company, in any order. We will tell you which three projects we would look at first.',
    button: 'Discuss the first phase',
  },
};
