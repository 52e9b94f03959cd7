import { figures, replyWithin } from '#contract/site/figures.ts';
import { asOf, legalDate } from '#contract/site/regulations.ts';
import { en as calculation } from '#web/calculation/texts.en.ts';
import { en as newsletterForm } from '#web/forms/newsletter-general/texts.en.ts';
import { en as dots } from './dots/texts.en.ts';
import { en as faq } from './faq/texts.en.ts';
import type { Texts } from './texts.de.ts';

const stated = legalDate(asOf, 'en');

const { transformationPhaseWeeks: weeks, platformPercent: platform } = figures;
const price = `${figures.mvpPriceEuro.toLocaleString('en-GB')}\u00a0EUR plus\u00a0VAT`;
const shortest = weeks.reduce((sum, span) => sum + (span?.[0] ?? 0), 0);
const longest = weeks.reduce((sum, span) => sum + (span?.[1] ?? 0), 0);
const range = (span: readonly [number, number] | null) => (span ? `${span[0]}–${span[1]} weeks` : 'ongoing');

export const en: Texts = {
  meta: {
    title: 'AI consulting for boards and business units',
    description: `AI consulting that earns its keep: strategy, platform, training and a fixed-price MVP. A first roadmap within ${figures.roadmapDays} days, the first conversation free.`,
    keywords: ['AI consulting', 'AI strategy', 'artificial intelligence in business', 'Germany', 'references'],
  },
  hero: {
    title: 'Artificial intelligence',
    titleEnd: 'that earns its keep',
    lead: `We advise boards, IT leaders and investors: we cost every use case before building it, and stay until your people rely on it. First results often take less than\u00a0${figures.resultsDays} days. The first conversation is free; an MVP has a fixed price of ${price}.`,
    contact: 'Describe your project',
    calculate: 'Do the sums yourself',
    facts: [
      { term: 'Projects', value: `${figures.projects}+` },
      { term: 'Clients', value: `${figures.clients}+` },
      { term: 'Specialists', value: `${figures.specialists}+` },
      { term: 'until the first roadmap', value: `${figures.roadmapDays}\u00a0days` },
    ],
    note: `Our own figures, as of ${stated}.`,
    dots,
  },
  calculation,
  statement: 'If it does not pay off, we do not build it.',
  strategy: {
    eyebrow: 'Strategy',
    title: 'Three decisions before anyone writes code',
    lead: 'They come first, rest on numbers from your own business, and cost less than any rebuild later.',
    points: [
      {
        title: 'Which use case goes first',
        text: 'Every candidate gets one page: effort, return, risk, state of the data. The order follows from the numbers.',
        note: 'Outcome: a ranking in euros and hours',
      },
      {
        title: 'Where the data may live',
        text: 'Location decides models, cost and access rights. GDPR and the EU AI Act enter the design as requirements before a model is picked.',
        note: 'Outcome: a data plan with rights for each role',
      },
      {
        title: 'Who will work with it',
        text: 'Before kick-off the business unit names the people who will test, sign off and teach others.',
        note: 'Outcome: a team, a training plan and points of measurement',
      },
    ],
  },
  solutions: {
    eyebrow: 'Solutions',
    title: `${shortest} to ${longest} weeks when the phases follow one another`,
    lead: `This is how a transformation runs: in four phases, and you can stop after each. Where phases overlap, ${figures.transformationMonths[0]}\u00a0months are enough; a whole company takes up to ${figures.transformationMonths[1]}. If you need proof sooner, begin with the MVP or the lab.`,
    phases: [
      { name: 'Analysis', duration: range(weeks[0]), work: 'Processes, data, business case' },
      { name: 'Design', duration: range(weeks[1]), work: 'Architecture, rights, acceptance criteria' },
      { name: 'Build', duration: range(weeks[2]), work: 'Development, testing, training' },
      { name: 'Operation', duration: range(weeks[3]), work: 'Measuring, upkeep, expansion' },
    ],
    plate:
      'A staircase of four landings: analysis, design, build, operation; as wide as they take, with a door in every wall.',
    cards: [
      {
        name: 'AI transformation',
        text: 'Strategy, organisation and technology move at one pace.',
        fact: `${figures.transformationMonths[0]}–${figures.transformationMonths[1]} months`,
      },
      {
        name: 'AI platform',
        text: 'A private enterprise GPT with agents, roles and voice control.',
        fact: 'Data centre or cloud',
      },
      {
        name: 'AI MVP',
        text: 'A first working product, put to the test by real users.',
        fact: `${price}, ${figures.mvpWeeks[0]}–\u2060${figures.mvpWeeks[1]}\u00a0weeks`,
      },
      {
        name: 'AI lab',
        text: 'An external lab takes your idea to proof, then hands it over.',
        fact: 'Available at once',
      },
    ],
  },
  benefits: {
    eyebrow: 'Benefits',
    title: 'What people notice at work',
    rows: [
      {
        title: 'The board decides on numbers',
        text: 'One page for each proposal replaces the slide deck: its cost, its return, and the price of waiting.',
        link: 'AI transformation',
      },
      {
        title: 'Answers from company knowledge',
        text: 'Staff ask a model that has read your contracts and manuals. Every answer cites its source.',
        link: 'AI platform',
      },
      {
        title: 'The workforce keeps up',
        text: 'Clerks, engineers and managers learn on their own cases when a result deserves trust.',
        link: 'AI academy',
      },
      {
        title: 'Ideas are tested on a small scale',
        text: 'A prototype in users’ hands settles within days what committees debate for months.',
        link: 'AI MVP',
      },
      {
        title: 'Auditors find their evidence',
        text: 'Access, sources and approvals are on record, so auditors can look things up themselves.',
        link: 'AI applications',
      },
      {
        title: 'Nobody starts from zero',
        text: `By our own count, more than ${figures.useCases} use cases are written up with goal, data and effort.`,
        link: 'Case studies',
      },
    ],
  },
  achievements: {
    eyebrow: 'Results',
    title: 'Most changes where text and code are written',
    note: 'Figures from experience, not a promise.',
    link: 'How the platform works',
    before: 'before',
    after: 'after',
    bars: [
      {
        after: 100 - platform.development,
        figure: `${platform.development}%`,
        label: 'faster development',
        detail: 'Software teams',
      },
      {
        after: 100 - platform.recruiting,
        figure: `${platform.recruiting}%`,
        label: 'less recruiting time',
        detail: 'Human resources',
      },
      {
        after: 100 - platform.decisions,
        figure: `${platform.decisions}%`,
        label: 'faster decisions',
        detail: 'Management',
      },
      {
        after: 100 + platform.conversion,
        figure: `${platform.conversion}%`,
        label: 'higher conversion',
        detail: 'Sales and marketing',
      },
    ],
  },
  audiences: {
    eyebrow: 'Who we work for',
    title: 'Where you stand decides where you start',
    labels: { situation: 'Your situation', contribution: 'What we bring', start: 'Where to begin' },
    cards: [
      {
        name: 'Boards and C-level',
        situation: 'You answer for spending on a technology that changes every quarter.',
        contribution:
          'A counterpart for the decision: a reading of the market, the paper itself, preparation for the supervisory board.',
        link: 'Coaching and advisory board',
      },
      {
        name: 'Mid-sized and large companies',
        situation: 'Pilots are running everywhere, and none has made it into daily operation.',
        contribution: 'Together we choose what stays, then build the foundation that every department shares.',
        link: 'Transformation in four phases',
      },
      {
        name: 'Private equity',
        situation: 'The clock is running on the holding period, and each portfolio company starts AI from scratch.',
        contribution:
          'Four levers, described once and repeatable across the portfolio: cost, revenue, cash, buy and build.',
        link: 'White papers for investors',
      },
    ],
  },
  people: {
    eyebrow: 'Our people',
    title: 'The people you will talk to',
    sampleNote: 'Names and roles are samples. The people of the operator’s company data appear here.',
    time: 'where it is {time}',
  },
  resources: {
    eyebrow: 'Knowledge',
    title: 'Worth reading before you talk to us',
    cards: [
      {
        figure: '{papers}',
        name: 'White papers',
        text: 'Short working papers in German and English for people with a decision to make.',
      },
      {
        figure: '{books}',
        name: 'Books',
        text: 'The subject as a whole, in print and from booksellers.',
      },
      {
        figure: `${figures.radarPerYear}\u202f×`,
        name: 'AI radar a year',
        text: `A benchmark across ${figures.radarCountries} countries, made for firms with ${figures.radarMinimumEmployees} employees and more.`,
      },
      {
        figure: '3',
        name: 'Regulations',
        text: 'EU AI Act, GDPR and NIS2 with deadlines, duties and the official source.',
      },
      {
        figure: `${figures.useCaseTemplates}+`,
        name: 'Templates',
        text: 'Use cases to fill in, so the first workshop has something on the page (our own count).',
      },
      {
        figure: '3',
        name: 'Papers on organisation',
        text: 'Who decides, who is liable, and what a desk looks like when agents share the work.',
      },
    ],
    call: `If your subject is missing, name it. You will hear from us ${replyWithin.en}.`,
    button: 'Ask about a subject',
  },
  clients: {
    eyebrow: 'Clients',
    title: 'Which industries our clients come from',
    namesTitle: 'A selection of our clients',
    note: `Our own count, as of ${stated}: more than ${figures.clients} clients.`,
    namesNote: 'The names are a selection from finished and current projects.',
    sampleNote:
      'Names and figures are samples. The operator’s own clients and their spread over industries appear here.',
    chart: 'Clients by industry',
  },
  newsletter: {
    eyebrow: 'Newsletter',
    title: 'One use case in every issue',
    lead: 'Read what another company built, what it paid, and what nearly went wrong. The newsletter comes once a month at most, and you can unsubscribe from any issue.',
    form: newsletterForm,
  },
  faq,
  closing: {
    title: `${figures.conversationMinutes} minutes are enough for a first yes or no`,
    lead: 'You describe the plan; we tell you whether and how we would go about it. The conversation is free of charge.',
    button: 'Arrange a first conversation',
    phone: 'Or call us:',
  },
};
