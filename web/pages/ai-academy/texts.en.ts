import { figures } from '#contract/site/figures.ts';
import { asOf, legalDate, regulations } from '#contract/site/regulations.ts';
import type { Texts } from './texts.de.ts';

const stated = legalDate(asOf, 'en');

const { foundation, specialist, leadership } = figures.academyCourses;
const people = ([least, most]: readonly [number, number]) => `${least}–${most} people`;
const dutySince = legalDate(regulations['ai-act'].dates.prohibitions, 'en');

export const en: Texts = {
  meta: {
    title: 'AI academy: training on your own cases',
    description:
      'AI training for staff, departments and managers: foundation, specialist and leadership courses, practised on your own documents, on site or online.',
    keywords: [
      'AI training',
      'AI academy',
      'AI literacy',
      'AI regulation',
      'EU AI Act',
      'further education',
      'board',
      'executives',
    ],
  },
  hero: {
    plate: 'Minutes under correction: two sentences ticked, in the third a number of votes is circled in red pencil.',
    eyebrow: 'AI academy',
    title: 'Anyone who uses AI must be able to contradict it',
    lead: 'The academy trains people to spot a wrong answer and to know when doing the sums themselves is quicker. Courses use your own quotations, complaints and spreadsheets; the price of each is quoted before it starts.',
    button: 'Book training',
  },
  exercise: {
    title: 'Find the mistake',
    mark: 'Example from the foundation course',
    question: 'What do we pay for quotation 4711 with the prompt-payment discount?',
    answer: [
      'The order comes to 48,600 EUR net.',
      'With 3% discount you pay 47,142 EUR.',
      'The discount applies until 31\u00a0June.',
    ],
    task: 'One of the three sentences is wrong.',
    show: 'Show the solution',
    solution:
      'The third: June has 30 days. The arithmetic is right, which is why readers miss the date. On the course, the quotation is one of yours.',
  },
  courses: {
    title: 'Courses, sorted by responsibility',
    lead: 'Each block stands for half a day. All courses come in German and English.',
    labels: { contents: 'Contents', duration: 'Duration', format: 'Format', participants: 'Group' },
    cards: {
      foundation: {
        title: 'Foundation',
        subtitle: 'For everyone who works with a language model',
        features: [
          'Asking so that the answer can be checked',
          'Keeping out what is confidential',
          'Reading figures, dates and sources critically',
          'Knowing when it is quicker by hand',
        ],
        duration: 'Half a day',
        format: 'On site or online',
        participants: people(foundation.participants),
        button: 'Discuss the foundation course',
      },
      specialist: {
        title: 'Specialist',
        subtitle: 'For one department and its most frequent process',
        features: [
          'Taking the process apart, step by step',
          'Deciding what the model takes over',
          'Writing instructions and keeping versions',
          'Planning samples and reading them',
        ],
        duration: `${specialist.days} days`,
        format: 'On site, at your own screens',
        participants: people(specialist.participants),
        button: 'Discuss the specialist course',
      },
      leadership: {
        title: 'Leadership',
        subtitle: 'For those who answer for results',
        features: [
          'Judging proposals for AI projects',
          'Setting thresholds for errors',
          'Assigning duties and liability',
          'Negotiating with the works council',
        ],
        duration: `${leadership.days} day`,
        format: 'On site, without direct reports',
        participants: people(leadership.participants),
        button: 'Discuss the leadership course',
      },
    },
    note: 'Duration and group size are a guide; only the quotation is binding.',
  },
  benefits: {
    eyebrow: 'Benefits',
    title: 'How the training shows three months later',
    lead: 'Six signs to look out for.',
    picture:
      'Six things on a desk: a report with its case attached, a text with empty boxes for names, cards with mistakes, twelve licences of which two were given back, a sample with one mistake, a booklet passed on.',
    items: [
      {
        title: 'IT gets better questions',
        text: '“It does not work” turns into “wrong source, case attached”.',
      },
      {
        title: 'Customer names disappear',
        text: 'Placeholders stand in for them before any text reaches an outside model.',
      },
      {
        title: 'Somebody collects the errors',
        text: 'A bad answer is written down where it is found, and the next course practises on it.',
      },
      {
        title: 'Licences are used or cancelled',
        text: 'People who have no use for the tool hand their access back.',
      },
      {
        title: 'Managers ask for the error rate',
        text: 'Sampling comes up in meetings, and somebody knows the figure.',
      },
      {
        title: 'Newcomers learn from colleagues',
        text: 'Every specialist course leaves behind a booklet of instructions that the department keeps up to date.',
      },
    ],
  },
  duty: {
    eyebrow: 'The legal reason',
    title: 'Since 2025, AI literacy has also been a duty',
    note: `As of ${stated}. This overview is no substitute for legal advice.`,
    link: 'Regulations and official sources',
    items: [
      {
        term: 'Basis',
        detail: `Article 4 of the EU AI Act, applicable since ${dutySince}.`,
      },
      {
        term: 'Who is bound',
        detail: 'Companies that provide or deploy AI systems, whatever their size.',
      },
      {
        term: 'What suffices',
        detail: 'Measures that support literacy, suited to prior knowledge and use. The law names no certificate.',
      },
      {
        term: 'Our part',
        detail: 'Content, attendance and date of each course, listed for your records.',
      },
    ],
  },
  onward: {
    title: 'Other ways to learn',
    links: ['Workshop: a small group and a ranking', 'Coaching: one to one'],
  },
  closing: {
    title: 'Bring an answer you do not trust',
    lead: 'We use it in the conversation to show what a course achieves, and suggest who in your company should begin.',
    button: 'Discuss a course plan',
  },
};
