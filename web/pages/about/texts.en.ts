import { figures } from '#contract/site/figures.ts';
import type { Texts } from './texts.de.ts';

export const en: Texts = {
  meta: {
    title: 'About us: advisers who also build',
    description: `AI consultants with ${figures.specialists}+ specialists in ${figures.locations} cities across Germany, Poland and Israel, founded in ${figures.foundedYear}. Those who advise you write software too.`,
    keywords: ['about us', 'AI consulting', 'locations', 'Hannover', 'Düsseldorf', 'Wroclaw', 'Haifa'],
  },
  hero: {
    eyebrow: 'About us',
    title: 'The people who advise you also build',
    lead: 'Our specialists design, develop and run the things they recommend. It changes the advice: it has to survive a schedule.',
    figures: [
      { term: 'Founded', value: `${figures.foundedYear}` },
      { term: 'Specialists', value: `${figures.specialists}+` },
      { term: 'Years of AI projects', value: `${figures.yearsOfAiProjects}+` },
      { term: 'Locations', value: `${figures.locations}` },
    ],
    button: 'To our services',
  },
  locations: {
    title: 'Four cities, four tasks',
    text: 'Each project has one contact and draws on every location.',
  },
  closing: {
    title: 'Meet the people who would build it',
    lead: 'At the first conversation there is someone at the table who could carry out your project.',
    button: 'Arrange a conversation',
  },
};
