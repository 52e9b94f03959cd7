import { expect, test } from 'vitest';
import { scenario } from '#contract/calculation/result.ts';
import { read } from './files.ts';

type Column = readonly [minutes: number, share: number, once: number, yearly: number];
/** The first table of white paper 5, for 48,000 invoices at 48 euros per hour. */
const cautious: Column = [2, 50, 220_000, 60_000];
const likely: Column = [4, 70, 150_000, 40_000];
const favourable: Column = [6, 85, 120_000, 30_000];

function total([minutes, share, once, yearly]: Column): number {
  return scenario({ volume: 48_000, rate: 48, minutes, share, once, yearly }).total;
}

/** The likely case with one of its four values from another column. */
function moved(at: number, [minutes, share, once, yearly]: Column): number {
  const [a, b, c, d] = likely;
  return total([at === 0 ? minutes : a, at === 1 ? share : b, at === 2 ? once : c, at === 3 ? yearly : d]);
}

const papers = {
  de: { locale: 'de-DE', unit: ' €' },
  en: { locale: 'en-GB', unit: '' },
} as const;

test.each(['de', 'en'] as const)('the figures of white paper 5 (%s) follow from its assumptions', (language) => {
  const { locale, unit } = papers[language];
  const text = read(`content/white-papers/5/${language}.md`).replace(/[^\S\n]/g, ' ');
  const shown = (value: number) => Math.round(value).toLocaleString(locale).replace('-', '−') + unit;
  const gains = [total(likely), total(favourable)];
  const losses = [total(cautious), total([4, 70 * 0.6, 150_000, 40_000]), total([4, 70 * 0.8, 150_000, 40_000])];
  for (const value of [...gains, ...losses.map((loss) => -loss)]) expect(text).toContain(shown(value));
  for (const at of [0, 1, 2, 3]) {
    const [low, high] = [moved(at, cautious), moved(at, favourable)];
    expect(text).toContain(`| ${shown(low)} | ${shown(high)} | ${shown(high - low)} |`);
  }
});
