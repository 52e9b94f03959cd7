import { describe, expect, test } from 'vitest';
import { organisationPapers, privateEquityPapers } from '#contract/leads/paper-requests.ts';
import { languages } from '#contract/site/languages.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import { readPaper } from '#scripts/white-papers/source.ts';

const ids = [...builtInWhitePapers.map(({ id }) => id), ...privateEquityPapers, ...organisationPapers];

/** Whether a text contains the number, not merely as part of another one. */
function names(text: string, number: string): boolean {
  const written = number.replace('−', '').replace(/[.]/g, '\\.');
  return new RegExp(`(?<![\\d.,])${written}(?!\\d|[.,]\\d)`).test(text);
}

test('part of a number does not count as the number', () => {
  expect([
    names('kostet 1.200 €', '1.200'),
    names('kostet 11.200 €', '1.200'),
    names('kostet 1.200,50', '1.200'),
  ]).toEqual([true, false, false]);
});

describe.each(ids)('paper %s', (id) => {
  test.each(languages)('contains every number that its cover and charts are drawn from (%s)', (language) => {
    const { figures, markdown } = readPaper(id, language);
    const missing = figures.flatMap(({ items }) => items.filter(({ written }) => !names(markdown, written)));
    expect(
      missing.map(({ label, written }) => `${label} ${written}`),
      'No picture has a number its paper lacks.',
    ).toEqual([]);
  });

  test('has a cover of 3 to 8 numbers and two charts, which differ between languages only in their labels', () => {
    const [german, english] = [readPaper(id, 'de'), readPaper(id, 'en')];
    expect(german.figures).toHaveLength(2);
    expect(german.figures[0]?.items.length).toBeGreaterThanOrEqual(3);
    expect(german.figures[0]?.items.length).toBeLessThanOrEqual(8);
    const values = ({ figures }: typeof german) => figures.map(({ items }) => items.map(({ value }) => value));
    expect(values(english)).toEqual(values(german));
    const labels = german.figures.flatMap(({ items }) => items.map(({ label }) => label));
    expect(new Set(labels.map((label) => label.length > 34)), 'Labels stand on one line.').toEqual(new Set([false]));
  });
});
