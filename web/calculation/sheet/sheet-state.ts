import { fromHash, toHash } from '#contract/calculation/address.ts';
import { type PresetId, presets } from '#contract/calculation/cases.ts';
import {
  defaultSpreads,
  isWithin,
  limits,
  longestName,
  toHundredths,
  type ValueName,
  valueNames,
} from '#contract/calculation/inputs.ts';
import { readNumber } from '#contract/calculation/number.ts';
import type { Calculation } from '#contract/calculation/schema.ts';
import { formatsOf } from '#contract/calculation/shown.ts';
import type { Language } from '#contract/site/languages.ts';

type Values = Calculation['inputs'] & Calculation['spreads'];

/** The text of each field as typed, and the last valid values. */
export type SheetState = { name: string; typed: Readonly<Record<ValueName, string>>; values: Values };
export type NamedCase = { id: PresetId; name: string };

export function calculationOf({ id, name }: NamedCase): Calculation {
  // Names contain soft hyphens for the page; here they are plain values.
  return { name: name.replaceAll('\u00ad', ''), inputs: presets[id], spreads: defaultSpreads };
}

/** Whether a calculation has the values of a case. Names are not compared: one may be in another language. */
export function isUnchangedCase({ inputs, spreads }: Calculation): boolean {
  const values = toHash({ name: '', inputs, spreads });
  return Object.values(presets).some((one) => toHash({ name: '', inputs: one, spreads: defaultSpreads }) === values);
}

/** A sheet without any edits. */
export function sheetOf({ name, inputs, spreads }: Calculation, language: Language): SheetState {
  const values: Values = { ...inputs, ...spreads };
  const { field } = formatsOf(language);
  const text = (one: ValueName) => field(one, values[one]);
  return {
    name,
    typed: {
      volume: text('volume'),
      minutes: text('minutes'),
      share: text('share'),
      rate: text('rate'),
      yearly: text('yearly'),
      once: text('once'),
      cautiousShare: text('cautiousShare'),
      cautiousCost: text('cautiousCost'),
      favourableShare: text('favourableShare'),
      favourableCost: text('favourableCost'),
    },
    values,
  };
}

/** The same sheet in another language. What was invalid is so in both: "1.000" per cent must not become one. */
export function inLanguage(sheet: SheetState, from: Language, to: Language): SheetState {
  const { field } = formatsOf(to);
  return valueNames.reduce((before, name) => {
    const typed = sheet.typed[name];
    const value = readValue(name, typed, from);
    if (value !== null) return afterTyping(before, name, field(name, value), to);
    const number = readNumber(typed, from);
    const text = number === null ? typed : field(name, number);
    // Rounded, or with the other language's separators, it would be valid.
    return afterTyping(before, name, readValue(name, text, to) === null ? text : field(name, before.values[name]), to);
  }, sheet);
}

/** Parses a field's text; null if it is not a valid value. */
export function readValue(name: ValueName, text: string, language: Language): number | null {
  const value = readNumber(text, language);
  return value !== null && isWithin(name, value) ? toHundredths(value) : null;
}

/** Whether a posted sheet contains an invalid value. */
export function hasMistake(entries: Readonly<Record<string, string>>, language: Language): boolean {
  return valueNames.some((name) => readValue(name, entries[name] ?? '', language) === null && name in entries);
}

/** Handles typing in a field; while the text is invalid the last valid value is kept. */
export function afterTyping(sheet: SheetState, name: ValueName, text: string, language: Language): SheetState {
  const value = readValue(name, text, language);
  const values = value === null ? sheet.values : { ...sheet.values, [name]: value };
  return { ...sheet, typed: { ...sheet.typed, [name]: text }, values };
}

/** Handles an arrow key; `direction` is 1 or −1. */
export function afterStep(sheet: SheetState, name: ValueName, direction: number, language: Language): SheetState {
  const { least, most, step } = limits[name];
  const value = toHundredths(Math.min(most, Math.max(least, sheet.values[name] + direction * step)));
  return afterTyping(sheet, name, formatsOf(language).field(name, value), language);
}

/** A name that fits the sheet; an address cannot hold half of a sign that was cut through. */
export const fittingName = (name: string): string => name.slice(0, longestName).replace(/[\ud800-\udbff]$/, '');

/** Applies what was typed into the form before scripts ran. */
export function withTyped(
  sheet: SheetState,
  entries: Readonly<Record<string, string>>,
  language: Language,
): SheetState {
  const named = entries.process === undefined ? sheet : { ...sheet, name: fittingName(entries.process) };
  return valueNames.reduce((before, name) => {
    const text = entries[name];
    return text === undefined ? before : afterTyping(before, name, text.slice(0, 40), language);
  }, named);
}

/** Formats a valid number for the language, which shows how it was read; invalid text stays as typed. */
export function written(sheet: SheetState, name: ValueName, language: Language): SheetState {
  const value = readValue(name, sheet.typed[name], language);
  return value === null ? sheet : afterTyping(sheet, name, formatsOf(language).field(name, value), language);
}

/** A sheet posted without JavaScript; `valid` is the last calculation that was valid. */
export function postedSheet(
  entries: Readonly<Record<string, string>>,
  given: Calculation,
  language: Language,
): SheetState {
  const typed = withTyped(sheetOf(fromHash(entries.valid ?? '') ?? given, language), entries, language);
  return valueNames.reduce((sheet, name) => written(sheet, name, language), typed);
}

/** The calculation of a sheet. */
export function calculationIn({ name, values }: SheetState): Calculation {
  const { volume, minutes, share, rate, yearly, once } = values;
  const { cautiousShare, cautiousCost, favourableShare, favourableCost } = values;
  return {
    name: name.trim(),
    inputs: { volume, minutes, share, rate, yearly, once },
    spreads: { cautiousShare, cautiousCost, favourableShare, favourableCost },
  };
}
