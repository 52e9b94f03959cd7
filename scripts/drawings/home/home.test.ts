import { expect, test } from 'vitest';
import { languages } from '#contract/site/languages.ts';
import { de } from '#web/pages/home/texts.de.ts';
import { en } from '#web/pages/home/texts.en.ts';
import { homeDrawings, homeSolutions } from './all.ts';

/** Px by which a drawing's frame exceeds its lines on each side. */
const edge = 7;
const drawings = [...homeDrawings('de'), ...homeSolutions()];

test.each(drawings.map((one) => [one.id, one] as const))('%s stays within its drawing', (_, { viewBox, drawing }) => {
  const [x = 0, y = 0, w = 0, h = 0] = viewBox;
  const [left, top, width, height] = drawing.frame;
  expect([left + edge >= x, top + edge >= y, left + width - edge <= x + w, top + height - edge <= y + h]).not.toContain(
    false,
  );
});

test('there are versions without labels for sizes at which labels would be too small', () => {
  const bare = drawings.filter(({ id }) => id.endsWith('-bare'));
  expect(bare.map(({ id }) => id)).toEqual(['stair-bare', 'results-bare', 'effects-bare']);
  expect(bare.filter(({ drawing }) => drawing.svg.includes('<text'))).toEqual([]);
});

test.each(languages)('the labels of the effects are the words of their section, %s', (language) => {
  const { svg } = homeDrawings(language).find(({ id }) => id === 'effects')?.drawing ?? { svg: '' };
  const { before, after, bars } = { de, en }[language].achievements;
  const words = bars.flatMap((bar) => [String(bar.after), `${bar.figure} ${bar.label}`, bar.detail]);
  expect([before, after, ...words].filter((one) => !svg.includes(`>${one}<`))).toEqual([]);
});

test.each(languages)('the ranked list begins with the ideas of the first screen, %s', (language) => {
  const { svg } = homeDrawings(language).find(({ id }) => id === 'results')?.drawing ?? { svg: '' };
  const first = { de, en }[language].hero.dots.candidates.slice(0, 5).map(({ name }) => name);
  const places = first.map((name) => svg.indexOf(`>${name}<`));
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});
