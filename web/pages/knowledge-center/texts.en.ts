import { figures } from '#contract/site/figures.ts';
import { asOf, legalDate, omnibus, regulations } from '#contract/site/regulations.ts';
import { en as radarForm } from '#web/forms/newsletter-radar/texts.en.ts';
import type { Texts } from './texts.de.ts';

const { 'ai-act': aiAct, gdpr, nis2 } = regulations;
const date = (value: Parameters<typeof legalDate>[0]) => legalDate(value, 'en');
const fine = ({ millions, percent }: { millions: number; percent: number }) =>
  `${millions} million EUR or ${percent}% of worldwide annual turnover, whichever is higher`;

export const en: Texts = {
  meta: {
    title: 'Knowledge centre: papers and AI law',
    description: `{papers} white papers, an AI radar across ${figures.radarCountries} countries and the dates of EU AI Act, GDPR and NIS2 with official sources, as of ${date(asOf)}.`,
    keywords: ['AI white paper', 'AI regulation', 'EU AI Act', 'GDPR', 'NIS2', 'AI radar', 'books on AI'],
  },
  hero: {
    eyebrow: 'Knowledge centre',
    title: 'White papers, books and AI law',
    titleWithoutBooks: 'White papers and AI law',
    lead: 'For boards, IT and business units. The white papers are free: pick a title, give your name and email address, download the PDF. Papers carry their month of publication; legal deadlines still to come are given to the day.',
    contents: 'On this page',
    index: [
      { figure: '{books}', name: 'Books', note: 'in German and English' },
      { figure: '{papers}', name: 'White papers', note: 'free, as PDFs' },
      { figure: `${figures.radarPerYear}\u202f×`, name: 'AI radar', note: 'every year' },
      { figure: '3', name: 'Regulations', note: `as of ${date(asOf)}` },
    ],
  },
  papers: {
    eyebrow: 'White papers',
    title: 'One paper, one question answered',
    lead: 'The latest comes first. Each cover is drawn from the numbers of its paper. You read the first page at once; the PDF is free.',
    leadWithAdded:
      'The latest comes first, and every PDF is free. Where it says “Read the first page”, you can do so at once; those covers are drawn from the numbers of their papers.',
    topics: {
      all: 'All topics',
      strategy: 'Strategy',
      people: 'People',
      law: 'Law',
      technology: 'Technology',
      data: 'Data and security',
      industries: 'Industries',
    },
    topicsLegend: 'By topic',
    read: 'Read the first page',
    readAdded: 'See this paper',
    drawnFrom: 'Drawn from:',
    views: { label: 'View', shelf: 'Shelf', list: 'List' },
    search: 'Search the papers',
    searchHint: 'works council, for example',
    found: '{count} of {total} papers',
    none: 'No paper matches this search.',
    reset: 'Show all papers',
    collections: 'Collections sent by email:',
    collectionLinks: ['Four papers for private equity', 'Three papers on organisation'],
    missing: 'Your question is not among them?',
    suggest: 'Suggest a topic',
  },
  books: {
    eyebrow: 'Books',
    title: 'Books that cover the whole subject',
    lead: 'Each volume exists in German and English; the links lead to the edition in the language of this page. The bookseller states the price.',
    volume: 'Volume',
    shop: 'See it at the bookseller’s',
    newTab: '(opens in a new tab)',
  },
  radar: {
    eyebrow: 'AI radar',
    title: 'How far other countries have come with AI',
    lead: `The radar compares what companies of ${figures.radarMinimumEmployees} employees and more do with AI, leave alone, or switch off again. It tells you whether your firm is early or late.`,
    stats: [
      { value: `${figures.radarPerYear}\u202f×`, term: 'a year', detail: 'in spring and in autumn' },
      { value: `${figures.radarCountries}`, term: 'countries', detail: 'same questions, same analysis' },
    ],
    form: radarForm,
  },
  rules: {
    eyebrow: 'Law: deadlines and fines',
    title: 'Which duty begins when',
    lead: `Three sets of rules on one timeline. A solid dot is in force, a hollow one still to come. As of ${date(asOf)}.`,
    today: `As of ${date(asOf)}`,
    since: 'applies',
    coming: 'to come',
    labels: { who: 'Who', duty: 'In essence', fine: 'Maximum fine', dates: 'Dates' },
    source: 'Official text at EUR-Lex',
    newTab: '(opens in a new tab)',
    cards: {
      'ai-act': {
        name: 'EU AI Act',
        full: 'Regulation (EU) 2024/1689',
        who: 'Anyone who supplies AI or uses it professionally, bought-in systems included.',
        duty: 'Classify systems by risk, refrain from prohibited practices, support AI literacy, label AI content.',
        fine: `${fine(aiAct.fine)} (prohibited practices); for companies with fewer than ${aiAct.fine.small.employees} employees and at most ${aiAct.fine.small.turnover} million EUR in turnover or ${aiAct.fine.small.balance} million EUR on the balance sheet, the lower amount`,
        german: null,
        dates: [
          { at: aiAct.dates.inForce, date: date(aiAct.dates.inForce), text: 'in force' },
          { at: aiAct.dates.prohibitions, date: date(aiAct.dates.prohibitions), text: 'prohibitions and AI literacy' },
          { at: aiAct.dates.generalPurpose, date: date(aiAct.dates.generalPurpose), text: 'general-purpose models' },
          {
            at: aiAct.dates.transparency,
            date: date(aiAct.dates.transparency),
            text: 'transparency under Article 50',
          },
          {
            at: aiAct.dates.omnibusAdditions,
            date: date(aiAct.dates.omnibusAdditions),
            text: 'ban on AI-generated intimate images without consent; machine-readable marking by older systems too*',
          },
          {
            at: aiAct.dates.highRiskAnnexIII,
            date: date(aiAct.dates.highRiskAnnexIII),
            text: 'high-risk systems in Annex III, postponed by the Digital Omnibus*',
          },
          {
            at: aiAct.dates.highRiskAnnexI,
            date: date(aiAct.dates.highRiskAnnexI),
            text: 'high-risk systems in Annex I, postponed by the Digital Omnibus*',
          },
        ],
      },
      gdpr: {
        name: 'GDPR',
        full: 'Regulation (EU) 2016/679',
        who: 'Any organisation that processes personal data, which with language models is nearly always the case.',
        duty: 'Name the legal basis, limit the purpose, make access and erasure possible, assess the impact.',
        fine: fine(gdpr.fine),
        german: { link: regulations.gdpr.german, text: 'German Federal Data Protection Act' },
        dates: [{ at: gdpr.dates.applies, date: date(gdpr.dates.applies), text: 'applies in every member state' }],
      },
      nis2: {
        name: 'NIS2',
        full: 'Directive (EU) 2022/2555',
        who: 'Essential and important entities, as a rule from 50 employees in a sector that the law lists.',
        duty: 'Register with the national authority (in Germany: the BSI), control risks, check the supply chain, report significant incidents within 24 hours. Management has to supervise and is liable.',
        fine: `${fine(nis2.fine)} (essential entities)`,
        german: { link: regulations.nis2.german, text: 'German BSI Act' },
        dates: [
          { at: nis2.dates.inForce, date: date(nis2.dates.inForce), text: 'directive in force' },
          { at: nis2.dates.german, date: date(nis2.dates.german), text: 'German implementing act in force' },
          { at: nis2.dates.austrian, date: date(nis2.dates.austrian), text: 'Austria’s NISG 2026 applies' },
        ],
      },
    },
    omnibus: omnibus.published
      ? `* As amended by the Digital Omnibus, Regulation (EU) ${omnibus.published.number} (Official Journal of ${date(omnibus.published.date)}).`
      : `* Under the Digital Omnibus, approved by the Council on ${date(omnibus.approval)}. We know this from secondary sources; check the Official Journal before you decide anything on it.`,
    disclaimer:
      'This overview is not legal advice and cannot stand in for it. Only the official text counts; for your own case, ask a lawyer.',
  },
  closing: {
    title: 'From the paper to your case',
    lead: 'Name the passage you are stuck on. We go through it with you, using your numbers; the first conversation is free.',
    button: 'Choose a consultation time',
  },
};
