import type { Language } from '#contract/site/languages.ts';
import type { InputName, Inputs, ValueName } from './inputs.ts';
import { calculate, months, type Result, type Scenario, scenarioIds, years } from './result.ts';
import type { Calculation } from './schema.ts';
import type { CalculationWords } from './words.de.ts';

const locales = { de: 'de-DE', en: 'en-GB' } as const;

const isMoney = (name: ValueName) => name === 'rate' || name === 'yearly' || name === 'once';

const made = new Map<Language, Formats>();

/** Number formats of a language, shared by page, PDF and mail; negative numbers get a true minus sign (U+2212). */
export function formatsOf(language: Language): Formats {
  const formats = made.get(language) ?? makeFormats(language);
  made.set(language, formats);
  return formats;
}

function makeFormats(language: Language) {
  const locale = locales[language];
  const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 });
  const tenths = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const hundredths = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const cents = new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
  const signed = (text: string) => text.replace('-', '−');
  /** Adding 0 turns -0 into 0. */
  const round = (value: number) => Math.round(value) + 0;
  return {
    whole: (value: number) => signed(whole.format(round(value))),
    tenths: (value: number) => tenths.format(value),
    /** With as many decimals as the value has. */
    exact: (value: number) => hundredths.format(value),
    /** As shown in an input field: money has no decimals or exactly two. */
    field: (name: ValueName, value: number) =>
      (!isMoney(name) ? hundredths : Number.isInteger(value) ? whole : cents).format(value),
    percent: (value: number) => (language === 'de' ? `${tenths.format(value)}\u202f%` : `${tenths.format(value)}%`),
    euros: (value: number) => {
      const amount = whole.format(Math.abs(round(value)));
      const sign = round(value) < 0 ? '−' : '';
      return language === 'de' ? `${sign}${amount}\u202f€` : `${sign}${amount}\u00a0EUR`;
    },
    withUnit: (text: string, unit: string) => {
      if (!unit) return text;
      if (language === 'de') return `${text}\u202f${unit}`;
      return unit === '%' ? `${text}%` : `${text}\u00a0${unit}`;
    },
  };
}
export type Formats = ReturnType<typeof makeFormats>;

export function fill(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}

/** One line of the sheet: operator, value or sum, and unit. */
export type Line = {
  operator: string;
  label: string;
  unit: string;
  /** The input shown in this line; null for a sum. */
  input: ValueName | null;
  text: string;
  kind: 'input' | 'sum' | 'total';
};

/** The lines of the sheet in order, for screen, print, PDF, mail and staff. */
export function linesOf(
  inputs: Inputs,
  { hours, benefit, net, total }: Scenario,
  words: CalculationWords,
  formats: Formats,
): Line[] {
  const { units, sums } = words;
  const value = (operator: string, input: InputName): Line => ({
    operator,
    label: words.inputs[input],
    unit: input === 'volume' ? '' : units[input],
    input,
    text: formats.field(input, inputs[input]),
    kind: 'input',
  });
  const sum = (operator: string, label: string, unit: string, amount: number, kind: Line['kind'] = 'sum'): Line => ({
    operator,
    label,
    unit,
    input: null,
    text: formats.whole(amount),
    kind,
  });
  return [
    value('', 'volume'),
    value('×', 'minutes'),
    value('×', 'share'),
    // Small numbers of hours keep their decimals: a cost must not seem to come from 0 hours.
    hours < 10
      ? { ...sum('=', sums.hours, units.hours, hours), text: formats.exact(hours) }
      : sum('=', sums.hours, units.hours, hours),
    value('×', 'rate'),
    sum('=', sums.benefit, units.yearly, benefit),
    value('−', 'yearly'),
    sum('=', sums.net, units.yearly, net),
    sum(`×${years}`, sums.term, units.yearly, net * years),
    value('−', 'once'),
    sum('=', sums.total, units.yearly, total, 'total'),
  ];
}

/** The lines of a read-only sheet: name, value, and whether it is a sum. */
export function readLinesOf(...given: Parameters<typeof linesOf>): { name: string; value: string; isSum: boolean }[] {
  const [, , , { withUnit }] = given;
  return linesOf(...given).map(({ operator, label, text, unit, kind }) => ({
    name: `${operator} ${label}`.trim(),
    value: withUnit(text, unit),
    isSum: kind !== 'input',
  }));
}

/** Rounded up to a tenth: by the month shown the costs are recovered, which agrees with the sentence's whole months. */
function shownMonth(tippingMonth: number): number {
  // Tolerance for floating-point errors, so that an exact tenth is not rounded up.
  return Math.ceil(tippingMonth * 10 * (1 - 1e-9)) / 10;
}

/** The tipping point as text for a table cell; a tipping point after the term counts as never. */
export function tippingText({ tippingMonth }: Scenario, words: CalculationWords, { tenths }: Formats): string {
  if (tippingMonth === 0) return words.atOnce;
  return tippingMonth > months ? words.never : fill(words.month, { month: tenths(shownMonth(tippingMonth)) });
}

/** The label of the likely case's tipping point, next to the fan chart. */
function tippingLabel({ tippingMonth }: Scenario, words: CalculationWords, { tenths }: Formats): string {
  if (tippingMonth === 0) return words.tipsAtOnce;
  return tippingMonth > months ? words.tipsNever : fill(words.tips, { month: tenths(shownMonth(tippingMonth)) });
}

/** Quotation marks within others are single ones. */
function innerQuotes(text: string): string {
  return text.replace(/[„“”]/g, (mark) => ({ '„': '‚', '“': '‘', '”': '’' })[mark] ?? mark);
}

/** The result in one sentence, and the limit up to which it holds. */
export function sentencesOf(calculation: Calculation, result: Result, words: CalculationWords, formats: Formats) {
  const { name } = calculation;
  const subject = name ? fill(words.named, { name: innerQuotes(name) }) : words.unnamed;
  return { result: resultOf(subject, result, words, formats), limit: limitOf(calculation, result, words, formats) };
}

function resultOf(
  subject: string,
  { scenarios }: Result,
  { results }: CalculationWords,
  { euros, whole }: Formats,
): string {
  const { total, tippingMonth } = scenarios.likely;
  const left = Math.round(total);
  if (left === 0) return fill(results.even, { subject });
  if (left < 0) return fill(results.fails, { subject, total: euros(-total) });
  if (tippingMonth === 0) return fill(results.paysAtOnce, { subject, total: euros(total) });
  const after = Math.ceil(shownMonth(tippingMonth));
  const months = after === 1 ? results.oneMonth : fill(results.months, { months: whole(after) });
  return fill(results.pays, { subject, months, total: euros(total) });
}

function limitOf(
  { inputs: { share } }: Calculation,
  { scenarios, tippingShare, tippingVolume }: Result,
  { limits }: CalculationWords,
  { percent, whole }: Formats,
): string {
  if (!Number.isFinite(tippingShare)) return limits.noBenefit;
  if (tippingShare === 0) return limits.noCost;
  // Rounded up, so that the share and volume shown still leave a surplus.
  const needed = percent(Math.ceil(tippingShare * 10) / 10);
  const values = { needed, share: percent(share), volume: whole(Math.ceil(tippingVolume)) };
  if (Math.round(scenarios.likely.total) < 0)
    return fill(tippingShare <= 100 ? limits.fails : limits.failsByVolume, values);
  return [fill(limits.pays, values), ...(scenarios.cautious.total >= 0 ? [limits.worst] : [])].join(' ');
}

/** The assumptions behind the scenarios, as a sentence. */
function spreadsText({ spreads }: Calculation, words: CalculationWords, { percent }: Formats): string {
  const { cautiousShare, cautiousCost, favourableShare, favourableCost } = spreads;
  return fill(words.spreads, {
    cautiousShare: percent(cautiousShare),
    cautiousCost: percent(cautiousCost),
    favourableShare: percent(favourableShare),
    favourableCost: percent(favourableCost),
  });
}

/** Everything a sheet shows, calculated once: lines, the three scenarios, the two sentences. */
export function shownOf(calculation: Calculation, language: Language, words: CalculationWords) {
  const formats = formatsOf(language);
  const result = calculate(calculation.inputs, calculation.spreads);
  const { likely } = result.scenarios;
  return {
    result,
    sentences: sentencesOf(calculation, result, words, formats),
    lines: linesOf(calculation.inputs, likely, words, formats),
    scenarios: scenarioIds.map((id) => ({
      id,
      name: words.scenarios[id],
      total: formats.euros(result.scenarios[id].total),
      tipping: tippingText(result.scenarios[id], words, formats),
    })),
    tipping: tippingLabel(likely, words, formats),
    spreads: spreadsText(calculation, words, formats),
  };
}
export type Shown = ReturnType<typeof shownOf>;

/** A calculation in one line: its name, its total and its tipping point. */
export function summaryOf(calculation: Calculation, language: Language, words: CalculationWords): string {
  const formats = formatsOf(language);
  const { likely } = calculate(calculation.inputs, calculation.spreads).scenarios;
  const end = `${words.sums.total}: ${formats.euros(likely.total)}`;
  return [calculation.name || words.ownProcess, end, tippingLabel(likely, words, formats)].join('; ');
}
