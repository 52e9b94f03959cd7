import type { Language } from '#contract/site/languages.ts';
import type { PaperFigure } from '#contract/white-papers/opening.ts';
import { type Family, type Ground, isFamily, isGround } from '#scripts/drawings/covers/kinds.ts';

/** What a paper's cover is drawn from: the first of its figures. */
export type Cover = { family: Family; ground: Ground };

/**
 * The figures of a paper in one language, from the facts before its text. The German facts alone hold the numbers,
 * `figure1: Euro im Jahr | heute 8.000 | morgen −5.200`; the English ones name what they are, in the same order.
 * @throws Error that says what is wrong with them
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

/** `cover: fan ink`: the way to draw the first figure, and the ground. */
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

/** Thousands and decimals change their marks. */
function english(number: string): string {
  return number.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));
}
