import { figures, radarRhythm } from '#contract/site/figures.ts';
import { asOf, legalDate } from '#contract/site/regulations.ts';
import { en as radarForm } from '#web/forms/newsletter-radar/texts.en.ts';
import type { Texts } from './texts.de.ts';

const [shortest, longest] = figures.transformationMonths;
const [shortestDays, longestDays] = figures.workshopDays.map((days) => days.toLocaleString('en-GB'));
const { workshopParticipants: people } = figures;

const cards: Texts['cards'] = {
  'ai-transformation': {
    title: 'AI transformation',
    description: 'A route in four phases, from the first look at how you work to everyday operation.',
    features: [
      'Every proposal assessed and listed',
      'A costed design with acceptance tests',
      'Built together with the department',
      `Measured after ${figures.impactDays.join(', ').replace(/, (\d+)$/, ' and $1')}\u00a0days`,
    ],
    timeline: `${shortest}–${longest} months`,
    link: 'The four phases',
  },
  'ai-coaching': {
    title: 'AI coaching',
    description: 'Somebody reads the paper critically before you put your name to it.',
    features: [
      'Sessions with the same person',
      'A seat on your advisory board',
      'Opinions on quotations and acquisitions',
      'Preparation for the supervisory board',
    ],
    link: 'Coaching and board',
  },
  'ai-academy': {
    title: 'AI academy',
    description: 'Courses in which people practise catching a wrong answer.',
    features: [
      'Foundation course for everyone',
      'Specialist course for one department',
      'Leadership course for managers',
      'Exercises on your own documents',
    ],
    link: 'Three courses',
  },
  'ai-workshops': {
    title: 'AI workshops',
    description: 'A facilitated session that turns a heap of ideas into a ranking.',
    features: [
      `In-house with ${people.inhouse.join(' to ')} people`,
      `Virtual, in ${figures.workshopVirtualSessions.join(' to ')} sessions`,
      `Executive, with ${people.executive.join(' to ')} people`,
      'An owner for each proposal',
    ],
    timeline: `${shortestDays}–${longestDays} days`,
    link: 'Compare the formats',
  },
  'ai-applications': {
    title: 'AI applications',
    description: 'Software for a single process, on a language model inside your own walls.',
    features: [
      'Private language models',
      'Connected to the systems you have',
      'Every access on record',
      'Six checks before release',
    ],
    link: 'The security list',
  },
  'ai-platform': {
    title: 'AI platform',
    description: 'One foundation beneath every application: an enterprise GPT you control.',
    features: ['Private GPT environment', 'Agents that share a task', 'Rights by role', 'Voice control if you like'],
    link: 'How it is built',
  },
  'ai-mvp': {
    title: 'AI MVP',
    description: 'The smallest version of your idea, built to be judged by those who would use it.',
    features: [
      'Amount and date agreed in advance',
      'Tried by its future users',
      'Your own data, no samples',
      'Code you can build on',
    ],
    badge: 'Fixed price',
    price: `${figures.mvpPriceEuro.toLocaleString('en-GB')}\u00a0EUR`,
    priceNote: 'plus\u00a0VAT',
    timeline: `${figures.mvpWeeks.join('–')} weeks`,
    link: 'What you get',
  },
  'ai-lab': {
    title: 'AI lab',
    description: 'A lab with its people in place: it answers your open question and hands over.',
    features: [
      'Four phases, the third optional',
      'No vacancies to fill first',
      'Code and test results for your team',
      'One price for each experiment',
    ],
    timeline: 'Available at once',
    link: 'How the lab works',
  },
};

export const en: Texts = {
  meta: {
    title: 'Services: eight ways into AI',
    description:
      'Eight AI services at a glance: transformation, academy, coaching, workshops, applications, platform, fixed-price MVP and external lab, with duration and scope.',
    keywords: ['AI services', 'what we offer', 'AI consulting', 'overview'],
  },
  hero: {
    eyebrow: 'Services',
    title: 'Eight services, sorted by what you already have',
    lead: 'Look first for what is on your desk today. Two services, a larger and a smaller one, follow from each starting point. Each can be commissioned on its own, at a price quoted before it starts; the MVP’s is on this page.',
    index: 'You already have …',
  },
  groups: {
    mandate: {
      short: 'a mandate',
      title: 'You have a mandate',
      text: 'The board has decided that something must happen. What comes first, and who answers for it, is still open.',
    },
    people: {
      short: 'people and tools',
      title: 'You have people and tools',
      text: 'Licences are paid for and rarely used. What is missing is practice, or a meeting that reaches agreement.',
    },
    process: {
      short: 'a costly process',
      title: 'You have a costly process',
      text: 'One procedure eats up days, and nothing on the market knows its rules.',
    },
    idea: {
      short: 'an idea',
      title: 'You have an idea',
      text: 'It convinces on paper and has not been tried with users.',
    },
  },
  cards,
  whyUs: {
    eyebrow: 'Why us',
    title: 'Reasons you need not take on trust',
    lead: 'You can test each of them before you sign anything.',
    note: `Projects, specialists and years are our own figures, as of ${legalDate(asOf, 'en')}.`,
    checkLabel: 'How to check',
    points: [
      {
        title: 'Advice and engineering under one roof',
        text: `More than ${figures.specialists} specialists design and write code themselves, and run what they recommend.`,
        check: 'Ask about the last outage at night, and who fixed it.',
      },
      {
        title: `More than ${figures.projects} projects`,
        text: `Founded in ${figures.foundedYear}, with AI projects for over ${figures.yearsOfAiProjects} years.`,
        check: 'Tell us your industry. You will hear about the closest case, and the part that went wrong.',
      },
      {
        title: 'One contract for each service',
        text: 'Each quotation sets out its own start, finish and acceptance.',
        check: 'Request a quotation for the smallest of the eight and search it for follow-on costs.',
      },
      {
        title: 'Law as part of the design',
        text: 'GDPR, EU AI Act and NIS2 are requirements just like response time and price. We deal with them in the design.',
        check: 'Hand one of our designs to your data protection officer before you sign.',
      },
    ],
  },
  radar: {
    eyebrow: 'AI radar',
    title: 'Not buying yet, but watching',
    lead: `If you would first like to see what others buy and what they drop, read the radar: ${radarRhythm.en}, from ${figures.radarCountries} countries.`,
    form: radarForm,
  },
  closing: {
    title: 'One conversation shows which service fits',
    lead: `In ${figures.conversationMinutes} minutes we sort out what you need, in which order, and what the price depends on.`,
    button: 'Book a free first conversation',
  },
};
