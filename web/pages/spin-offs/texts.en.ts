import { figures } from '#contract/site/figures.ts';
import { asOf, legalDate } from '#contract/site/regulations.ts';
import { en as investorForm } from '#web/forms/investor/texts.en.ts';
import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'Spin-offs: independence in four steps',
    description:
      'Client projects turn into companies: four steps from first observation to incorporation, two spin-offs so far, and a direct line for investors.',
    keywords: ['spin-off', 'spinoff', 'incubation', 'AI start-up', 'founding', 'investors'],
  },
  hero: {
    eyebrow: 'Spin-offs',
    title: 'What is needed twice becomes a company',
    lead: 'For investors and clients: now and then a project’s solution fits elsewhere too. It then gets a team and capital of its own. We spin off only what the client releases in writing; results of the lab are excluded. An inquiry commits you to nothing.',
    button: 'Send an investor inquiry',
    products: 'See the spin-offs',
    picture: 'Two projects in layers; the layer that both have stands beside them once more, on ground of its own.',
  },
  intro: {
    eyebrow: 'Why we spin off',
    title: 'A product lives by other rules than a project',
    text: 'Once a company is founded, rights to the code, decisions and the measure of success all change.',
    caption: 'What changes with the spin-off',
    columns: ['In a project', 'In a spin-off'],
    rows: [
      { question: 'Who holds the rights to the code', project: 'the client, as agreed', spinOff: 'the new company' },
      { question: 'Who decides', project: 'client and project lead', spinOff: 'its own management' },
      { question: 'Who pays', project: 'one client', spinOff: 'many clients and the shareholders' },
      { question: 'Where client data is kept', project: 'with the client', spinOff: 'at first there is none' },
      { question: 'What counts', project: 'acceptance', spinOff: 'renewals' },
    ],
  },
  steps: {
    eyebrow: 'Incubation',
    title: 'How a product learns to stand alone',
    text: 'After each step the answer may be “no”. The condition for that is fixed beforehand.',
    picture: 'Plan of four rooms in a row: each has a door to the next one and one that leads out.',
    go: 'Go on if',
    stop: 'Otherwise',
    items: [
      {
        title: 'Observe',
        text: 'The same task turns up at a second, unrelated client.',
        go: 'both would pay for it without knowing of each other.',
        stop: 'the solution stays in the project.',
      },
      {
        title: 'Separate',
        text: 'Rights, code and client data are separated before anyone builds further.',
        go: 'the clients agree in writing.',
        stop: 'incubation ends here.',
      },
      {
        title: 'Prove',
        text: 'A dedicated team sells the solution without leaning on our name.',
        go: 'strangers buy it and renew in the second year.',
        stop: 'the team returns to consulting.',
      },
      {
        title: 'Incorporate',
        text: 'Company, shareholding and first funding, with investors or without.',
        go: 'the new firm can do without our services.',
        stop: 'we wait a year and look again.',
      },
    ],
  },
  products: {
    eyebrow: `${figures.spinOffs} spin-offs`,
    title: 'Our spin-offs on the market',
    visit: 'Visit the website',
    newTab: '(opens in a new tab)',
    platform: {
      name: 'AIWizz, the platform',
      text: 'A private enterprise GPT, now sold as a product in its own right. We separated the part that every project needed again: checking rights before a model replies.',
      more: 'What the platform does',
      picture: {
        caption: 'Sketch: one question, two roles, two answers',
        question: 'What does supplier 17 cost us a year?',
        answers: [
          { role: 'Purchasing', text: 'The total, citing three framework contracts' },
          { role: 'Workshop', text: 'Not permitted for this role; ask purchasing' },
        ],
      },
    },
    collection: {
      name: 'The collection',
      note: `Our own count, as of ${legalDate(asOf, 'en')}.`,
      text: `Use cases from many industries in one place, searchable, the most common ones with a template. Notes for our workshops have grown into more than ${figures.useCases} cases and over ${figures.useCaseTemplates} templates that can be completed without us.`,
      more: 'Cases by industry',
      picture: {
        caption: 'Sketch: searching by the data at hand',
        query: 'Invoices, orders',
        results: [
          { name: 'Invoice matching', match: '2 of 2 sources', share: 100 },
          { name: 'Duplicate payments', match: '2 of 3 sources', share: 67 },
          { name: 'Discount deadlines', match: '1 of 3 sources', share: 33 },
        ],
        field: 'Data at hand',
      },
    },
  },
  investors: {
    eyebrow: 'Investors',
    title: 'Invest early, check thoroughly',
    text: 'We talk to backers who invest in AI companies at an early stage. Your inquiry covers both spin-offs and whatever is on trial at the moment. This page is not an offer of an investment.',
    facts: [
      { term: 'Focus', detail: 'AI start-ups' },
      { term: 'Stage', detail: 'Early stage' },
      { term: 'Documents', detail: 'after a phone call and a confidentiality agreement' },
    ],
    form: investorForm,
  },
  closing: {
    title: 'Your project could be the third',
    lead: 'Perhaps business partners ask about what you built with us. Perhaps you would like to co-found a spin-off. Either way, write to us.',
    button: 'Discuss a spin-off',
  },
};
