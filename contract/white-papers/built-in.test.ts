import * as v from 'valibot';
import { expect, test } from 'vitest';
import { figures } from '#contract/site/figures.ts';
import { whitePaperInput } from '#contract/staff/white-papers.ts';
import { builtInWhitePapers } from './built-in.ts';
import { topicOf, whitePaperTopics } from './topics.ts';

test('the series has the papers, labels and files of the specification', () => {
  expect(builtInWhitePapers).toHaveLength(figures.whitePapers);
  expect(builtInWhitePapers.map(({ id }) => id)).toEqual(Array.from({ length: 36 }, (_, index) => String(index + 1)));
  expect(builtInWhitePapers[0]).toMatchObject({ number: '#1 08/2024', pdf: { de: '/downloads/wp1.pdf' } });
  expect(builtInWhitePapers[35]).toMatchObject({ number: '#36 08/2025', pdf: { en: '/downloads/wp36-en.pdf' } });
});

test('the 13 months have two or three papers each, in order', () => {
  const months = Map.groupBy(builtInWhitePapers, ({ published }) => published.slice(0, 7));
  expect([...months.keys()]).toEqual([...months.keys()].sort());
  expect([...months.values()].map((papers) => papers.length).sort()).toEqual([2, 2, 2, ...Array(10).fill(3)]);
});

test('every title is unique in each language and within the limits of the staff form', () => {
  for (const language of ['de', 'en'] as const) {
    expect(new Set(builtInWhitePapers.map(({ titles }) => titles[language])).size).toBe(36);
  }
  for (const { number, titles, pdf } of builtInWhitePapers) {
    const input = { number, title_de: titles.de, title_en: titles.en, pdf_url: pdf.de, pdf_url_en: pdf.en };
    expect(v.safeParse(whitePaperInput, input).success).toBe(true);
  }
});

test('every built-in paper has exactly one topic', () => {
  const topics = builtInWhitePapers.map(({ id }) => topicOf(id));
  expect(topics).not.toContain(null);
  expect(new Set(topics)).toEqual(new Set(whitePaperTopics));
  expect(topicOf('37')).toBeNull();
});
