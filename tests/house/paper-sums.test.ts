import { describe, expect, test } from 'vitest';
import { organisationPapers, privateEquityPapers } from '#contract/leads/paper-requests.ts';
import { type Language, languages } from '#contract/site/languages.ts';
import { builtInWhitePapers } from '#contract/white-papers/built-in.ts';
import { readPaper } from '#scripts/white-papers/source.ts';

const ids = [...builtInWhitePapers.map(({ id }) => id), ...privateEquityPapers, ...organisationPapers];

/** Numbers that every reader knows, and those small enough to be written as words. */
const known = new Set([52, 60, 100, 365, 1_000, 1_000_000]);
const asWords = 20;

/** Parses a number in German notation. */
const numberOf = (written: string) => Number(written.replaceAll('.', '').replace(',', '.'));
/** Converts between notations: 1.362,50 and 1,362.50. */
const inLanguage = (written: string, language: Language) =>
  language === 'de' ? written : written.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

/** Evaluates sums, products and powers; 8% is 0.08. @throws Error on anything else */
function valueOfExpression(expression: string): number {
  const tokens = expression.match(/\d[\d.]*(?:,\d+)?%?|[-+−×/^()]/g) ?? [];
  const next = () => tokens.shift() ?? '';
  function atom(): number {
    const token = next();
    if (token === '(') {
      const inner = sum();
      if (next() !== ')') throw new Error(`no end of a bracket in ${expression}`);
      return inner;
    }
    if (!/^\d/.test(token)) throw new Error(`${token} is no number in ${expression}`);
    return token.endsWith('%') ? numberOf(token.slice(0, -1)) / 100 : numberOf(token);
  }
  function power(): number {
    const base = atom();
    return tokens[0] === '^' && next() ? base ** atom() : base;
  }
  function product(): number {
    let value = power();
    while (tokens[0] === '×' || tokens[0] === '/') value = next() === '×' ? value * power() : value / power();
    return value;
  }
  function sum(): number {
    let value = product();
    while (tokens[0] === '+' || tokens[0] === '−') value = next() === '+' ? value + product() : value - product();
    return value;
  }
  const value = sum();
  if (tokens.length > 0) throw new Error(`${tokens[0]} is left of ${expression}`);
  return value;
}

/** Whether a result is correct to the digits given; `≈`, for a paper's "about", allows one per cent. */
function follows(value: number, sign: string, written: string): boolean {
  const result = numberOf(written);
  if (sign === '≈') return Math.abs(value - result) <= result / 100;
  const places = written.split(',')[1]?.length ?? 0;
  return Math.abs(value - result) <= 0.5 / 10 ** places + 1e-9;
}

function names(text: string, written: string): boolean {
  return new RegExp(`(?<![\\d.,])${written.replaceAll('.', '\\.')}(?!\\d|[.,]\\d)`).test(text);
}

test('brackets, percentages and powers are calculated, and a wrong result is detected', () => {
  expect(valueOfExpression('(3.200 − 2.000) × 8% + 2 ^ 3 / 4')).toBe(98);
  expect([follows(15.4, '=', '15'), follows(15.6, '=', '15'), follows(1.404, '=', '1,40')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([follows(867_400, '≈', '867.000'), follows(890_000, '≈', '867.000')]).toEqual([true, false]);
  expect(() => valueOfExpression('2 × x')).toThrow();
});

describe.each(ids)('the worked example of paper %s', (id) => {
  const { sums } = readPaper(id, 'de');
  const equations = sums.map((equation) => /^(.+) ([=≈]) ([\d.,]+)$/.exec(equation)?.slice(1) ?? [equation]);

  test('has the results that follow from its numbers', () => {
    expect(equations.length, 'Give the sums of the example before the text: `sums: 2 × 3 = 6 | …`').toBeGreaterThan(2);
    const wrong = equations.filter(
      ([given = '', sign = '', result = '']) => !follows(valueOfExpression(given), sign, result),
    );
    expect(wrong.map(([given = '', , result]) => `${given} = ${valueOfExpression(given)}, not ${result}`)).toEqual([]);
  });

  test.each(languages)('contains every number of its sums (%s)', (language) => {
    const { markdown } = readPaper(id, language);
    const results = new Set<string>();
    const missing = equations.flatMap(([given = '', , result = '']) => {
      const unknown = (given.match(/\d[\d.]*(?:,\d+)?/g) ?? []).filter((written) => {
        const value = numberOf(written);
        const isSmall = Number.isInteger(value) && value <= asWords;
        return !(known.has(value) || isSmall || results.has(written) || names(markdown, inLanguage(written, language)));
      });
      results.add(result);
      return names(markdown, inLanguage(result, language)) ? unknown : [...unknown, result];
    });
    expect(missing).toEqual([]);
  });
});
