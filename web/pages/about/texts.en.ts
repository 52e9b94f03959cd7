import { figures } from '#contract/site/figures.ts';
import { asOf, legalDate } from '#contract/site/regulations.ts';
import type { Texts } from './texts.de.ts';

const stated = legalDate(asOf, 'en');

const [firstPaper, lastPaper] = figures.whitePaperMonths;
const month = ([year, number]: readonly [number, number]) => `${String(number).padStart(2, '0')}/${year}`;

export const en: Texts = {
  meta: {
    title: 'About us: advisers who also build',
    description: `AI consultants with ${figures.specialists}+ specialists, founded in ${figures.foundedYear}. Those who advise you write software too. Team, values, history, locations.`,
    keywords: ['about us', 'AI consulting', 'team', 'locations'],
  },
  hero: {
    eyebrow: 'About us',
    title: 'The people who advise you also build',
    lead: 'Our specialists design, develop and run the things they recommend.',
    note: `Our own figures, as of ${stated}.`,
    sampleNote: 'Names and roles are samples. The people of the operator’s company data appear here.',
    time: 'where it is {time}',
    figures: [
      { term: 'Founded', value: `${figures.foundedYear}` },
      { term: 'Specialists', value: `${figures.specialists}+` },
      { term: 'Years of AI projects', value: `${figures.yearsOfAiProjects}+` },
      { term: 'Locations', value: '{locations}' },
    ],
  },
  team: {
    eyebrow: 'Team',
    title: `${figures.specialists}+ specialists, with developers at the table from the analysis on`,
    note: 'Example of a transformation. The quotation names the people who work with you.',
    lead: 'Four roles carry a transformation. The lead changes hands from phase to phase; whoever builds is present in all of them.',
    button: 'See our services',
    caption: 'Staffing of a transformation, role by phase',
    roleHead: 'Role',
    phases: ['Analysis', 'Design', 'Build', 'Operation'],
    parts: { leads: 'leads', joins: 'takes part', absent: 'not involved' },
    roles: [
      { name: 'Calculate', text: 'Strategy and business case' },
      { name: 'Design', text: 'Architecture, data, law' },
      { name: 'Build', text: 'Development and testing' },
      { name: 'Hand over', text: 'Training and operations' },
    ],
  },
  purpose: {
    title: 'What we work for, and where we want to get to',
    items: [
      {
        name: 'Mission',
        statement: 'We introduce AI in such a way that your people can carry it on without us.',
        measure: 'That is achieved once a change goes live and we hear of it only afterwards.',
      },
      {
        name: 'Vision',
        statement:
          'AI becomes as ordinary in mid‑sized companies as payroll: everyone relies on it and every auditor understands it.',
        measure: 'We are there when the words “AI project” have vanished from the budgets.',
      },
    ],
  },
  values: {
    eyebrow: 'Values',
    title: 'Each value has its test',
    lead: 'Each of the five says how you can tell whether we keep to it.',
    picture:
      'Five tests on a table: two models compared, two names to each entry, an empty box beside a full one, a plan struck through, the same people twice.',
    probe: 'The test',
    items: [
      {
        name: 'Innovation',
        text: 'A newer model enters your project once it beats the old one on your data.',
        probe: 'Ask for the comparison run: the same tasks, two models, one sheet of results.',
      },
      {
        name: 'Excellence',
        text: 'A second person reads every change to the code before it reaches you.',
        probe: 'Each entry in the change log carries two names.',
      },
      {
        name: 'Customer',
        text: 'You are free to leave. We hand over the source code, the operating manual and the training material for your application in full.',
        probe: 'The quotation lists the handover as an item of its own, file by file.',
      },
      {
        name: 'Integrity',
        text: 'We decline projects that do not pay, even where the budget has been approved.',
        probe: 'In the first conversation, ask which project we last turned down and for what reason.',
      },
      {
        name: 'Teamwork',
        text: 'The people named in the quotation do the work. If one of them leaves, you meet the successor first.',
        probe: 'Check the names in the quotation against those in the acceptance record.',
      },
    ],
  },
  history: {
    eyebrow: `Since ${figures.foundedYear}`,
    title: 'Software first, AI second',
    lead: 'Before machine learning became a market we built applications and kept them running.',
    today: 'today',
    rows: [
      {
        name: 'Consulting and software',
        span: `${figures.foundedYear} to today`,
        text: `Founded in ${figures.foundedYear}. More than ${figures.projects} projects for over ${figures.clients} clients so far.`,
      },
      {
        name: 'AI projects',
        span: `for over ${figures.yearsOfAiProjects} years`,
        text: 'With language models and forecasts we improve processes that we already knew.',
      },
      {
        name: 'White papers',
        span: `${month(firstPaper)} to ${month(lastPaper)}`,
        text: `Whatever keeps coming up gets written down: ${figures.whitePapers} papers in little more than a year.`,
      },
      {
        name: 'Today',
        span: stated,
        text: `${figures.services} services, {papers} white papers, ${figures.spinOffs} spin-offs.`,
      },
    ],
    outsideTitle: 'Meanwhile, in the world outside',
    outside: [
      'A neural network wins the ImageNet contest by a wide margin.',
      'The paper “Attention Is All You Need” describes the transformer architecture.',
      'ChatGPT opens to the public.',
      'The EU AI Act enters into force.',
    ],
  },
  locations: {
    eyebrow: 'Locations',
    title: 'Who sits where, and works on what',
    text: 'Each project has one contact and draws on every location.',
    hours: {
      common: 'Working hours in common: {hours} of 8, from {from} to {to} in {place}.',
      local: '9:00 to 17:00 local time',
      now: 'now',
    },
  },
  closing: {
    title: 'Meet the people who would build it',
    lead: 'If you like, someone who could carry out your project joins the first conversation.',
    button: 'Arrange a conversation',
  },
};
