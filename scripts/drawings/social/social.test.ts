import { expect, test } from 'vitest';
import { languages } from '#contract/site/languages.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import { card, widthOf } from './card.ts';
import { pictureOfPage, pictureOfPaper } from './pictures.ts';

/** Right edge of the words in a card's title, as rendered. */
function endOfTitle(svg: string): number {
  const [, size = '', spans = ''] =
    /font-size="(\d+)" letter-spacing[^>]*>((?:<tspan[^>]*>[^<]*<\/tspan>)+)/.exec(svg) ?? [];
  const lines = [...spans.matchAll(/>([^<]+)</g)].map(([, words = '']) => words.replace(/&amp;/g, '&'));
  expect(lines).not.toEqual([]);
  return 84 + widthOf(lines, Number(size));
}

test.each([
  ['ai-coaching', 'Eine zweite Meinung, bevor die Vorlage ins Gremium geht'],
  ['ai-platform', 'Das Unternehmens-GPT, über das Sie bestimmen'],
  ['services', 'Acht Leistungen, geordnet nach dem, was Sie schon haben'],
  ['spin-offs', 'What is needed twice becomes a company'],
  ['calculator', 'Was rechnet sich?'],
] as const)('the social media picture of %s has no text over its drawing', (page, title) => {
  const picture = pictureOfPage(page, 'de');
  expect(endOfTitle(card(title, 'Seite', picture))).toBeLessThan(picture.left);
});

test('the social media picture of a paper has no text over its cover', () => {
  for (const language of languages)
    for (const { id, number, titles } of builtInWhitePapers) {
      const picture = pictureOfPaper(id, language);
      expect(endOfTitle(card(titles[language], number, picture)), `${id} ${language}`).toBeLessThan(picture.left - 20);
    }
});

test('the social media pictures of different pages differ', () => {
  const shared = [
    'home',
    'services',
    'ai-transformation',
    'use-cases',
    'knowledge-center',
    'calculator',
    'spin-offs',
    'booking',
    'ai-mvp',
    'about',
  ] as const;
  const pictures = shared.map((page) => pictureOfPage(page, 'de').svg);
  expect(new Set(pictures).size).toBe(shared.length);
});
