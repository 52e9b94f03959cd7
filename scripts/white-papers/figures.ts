import type { Language } from '#contract/site/languages.ts';
import type { PaperFigure } from '#contract/white-papers/opening.ts';
import { type Family, type Ground, isFamily, isGround } from './cover-names.ts';

/** How a paper's cover is drawn from the first of its figures. */
export type Cover = { family: Family; ground: Ground };

/**
 * The figures of a paper in one language, from its front matter. Only the German one contains the numbers, `figure1:
 * Euro im Jahr | heute 8.000 | morgen −5.200`; the English one contains the labels, in the same order.
 * @throws Error that says what is wrong
 */
export function figuresOf(german: ReadonlyMap<string, string>, own: ReadonlyMap<string, string>, language: Language) {
  return ['figure1', 'figure2'].flatMap((name): PaperFigure[] => {
    const [source, words] = [german.get(name), own.get(name)];
    if (source === undefined && words === undefined) return [];
    const [, ...items] = parts(source);
    const [caption = '', ...labels] = parts(words);
    if (items.length === 0 || labels.length !== items.length) throw new Error(`${name} differs between languages`);
    return [{ caption, items: items.map((item, index) => itemOf(item, labels[index] ?? '', language, name)) }];
  });
}

/** Parses `cover: fan ink`: the family that draws the first figure, and the background. */
export function coverOf(german: ReadonlyMap<string, string>): Cover {
  const [family = '', ground = ''] = (german.get('cover') ?? '').split(' ');
  if (!isFamily(family) || !isGround(ground)) throw new Error('cover: must name a family and a ground');
  return { family, ground };
}

const parts = (line = '') => line.split('|').map((part) => part.trim());

function itemOf(item: string, label: string, language: Language, name: string): PaperFigure['items'][number] {
  const [, words = '', number = ''] = /^(.*) (−?[\d.]+(?:,\d+)?)$/.exec(item) ?? [];
  if (!number) throw new Error(`${name}: ${item} does not end in a number`);
  const value = Number(number.replace('−', '-').replaceAll('.', '').replace(',', '.'));
  return language === 'de' ? { label: words, value, written: number } : { label, value, written: english(number) };
}

/** Swaps thousands and decimal separators. */
function english(number: string): string {
  return number.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
}
