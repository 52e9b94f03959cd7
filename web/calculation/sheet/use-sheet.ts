import { useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { fromHash, toHash } from '#contract/calculation/address.ts';
import { isPresetId } from '#contract/calculation/cases.ts';
import { limits, type ValueName, valueNames } from '#contract/calculation/inputs.ts';
import { caseParameter, sheetId } from '#contract/calculation/parameters.ts';
import type { Calculation } from '#contract/calculation/schema.ts';
import { fill, formatsOf, shownOf, summaryOf } from '#contract/calculation/shown.ts';
import { isLanguage, type Language } from '#contract/site/languages.ts';
import { askedCase } from '#web/calculation/asked-case.ts';
import type { SheetTexts } from '#web/calculation/texts.de.ts';
import { useShared } from '#web/ui/use-shared.ts';
import {
  afterStep,
  afterTyping,
  calculationIn,
  calculationOf,
  fittingName,
  inLanguage,
  isUnchangedCase,
  type NamedCase,
  postedSheet,
  readValue,
  type SheetState,
  sheetOf,
  withTyped,
  written,
} from './sheet-state.ts';
import type { ValueFields } from './value-field.tsx';

/** Milliseconds without input before the result is announced and the URL is updated. */
const pause = { announce: 700, address: 250 } as const;

type Options = {
  language: Language;
  texts: SheetTexts;
  given: NamedCase;
  /** The fields of a form posted without JavaScript. */
  posted: Readonly<Record<string, string>> | null;
};

/** State of the sheet, with its results, its URL fragment and its announcements. */
export function useSheet({ language, texts, given, posted }: Options) {
  const { words } = texts;
  const [early] = useState(typedBefore);
  const [sheet, setSheet] = useState(() => firstSheet({ language, given, posted, early }));
  const [writtenIn, setWrittenIn] = useState(language);
  // "48.000" is another number in the other language.
  if (writtenIn !== language) {
    setWrittenIn(language);
    setSheet((before) => inLanguage(before, writtenIn, language));
  }
  const edited = useRef(Object.keys(early).length > 0);
  /** Whether the values are the visitor's, entered since the last case or named by the address. */
  const own = useRef(edited.current || isCarried());
  const lastTyped = useRef<ValueName | null>(valueNames.findLast((name) => name in early) ?? null);
  const calculation = calculationIn(sheet);
  const hash = toHash(calculation);
  // Deferred, so that the typed character is painted before the results are calculated.
  const followed = useDeferredValue(sheet);
  const shown = useMemo(() => shownOf(calculationIn(followed), language, words), [followed, language, words]);

  const change = (next: (before: SheetState) => SheetState) => {
    edited.current = true;
    setSheet(next);
  };
  const enter = (next: (before: SheetState) => SheetState) => {
    own.current = true;
    change(next);
  };
  const take = (one: NamedCase) => {
    const next = calculationOf(one);
    if (own.current) {
      // Back returns to the visitor's own values.
      window.history.replaceState(window.history.state, '', `#${hash}`);
      window.history.pushState(window.history.state, '', `#${toHash(next)}`);
    }
    own.current = false;
    change(() => sheetOf(next, language));
  };

  const asked = useShared(askedCase);
  const takeAsked = useEffectEvent(take);
  useEffect(() => {
    if (!asked) return;
    const id = new URL(asked.getAttribute('href') ?? '', window.location.href).searchParams.get(caseParameter);
    if (isPresetId(id)) takeAsked({ id, name: asked.dataset.case ?? '' });
    askedCase.set(null);
  }, [asked]);

  // Shows what a URL names that was pasted or reached through the history.
  const follow = useEffectEvent(() => {
    const { hash: named } = window.location;
    const carried = fromHash(named);
    if (carried) {
      own.current = !isUnchangedCase(carried);
      setSheet(sheetOf(carried, language));
      return;
    }
    // Another place of the page, such as a note, says nothing about the sheet.
    if (named && named !== `#${sheetId}`) return;
    // As it was before the first change, so that its URL stays as it is.
    edited.current = own.current = false;
    setSheet(firstSheet({ language, given, posted, early: {} }));
  });
  useEffect(() => {
    const listener = () => follow();
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, []);

  useEffect(() => {
    if (!edited.current || window.location.hash === `#${hash}`) return;
    const timer = setTimeout(() => window.history.replaceState(window.history.state, '', `#${hash}`), pause.address);
    return () => clearTimeout(timer);
  }, [hash]);

  const fields: ValueFields = {
    idOf: (name) => `${sheetId}-${name}`,
    textOf: (name) => sheet.typed[name],
    isWrong: (name) => readValue(name, sheet.typed[name], language) === null,
    errorOf: (name) => {
      const { whole } = formatsOf(language);
      const { least, most } = limits[name];
      return fill(texts.error, { least: whole(least), most: whole(most) });
    },
    type: (name, text) => {
      lastTyped.current = name;
      enter((before) => afterTyping(before, name, text, language));
    },
    step: (name, direction) => enter((before) => afterStep(before, name, direction, language)),
    leave: (name) => setSheet((before) => written(before, name, language)),
  };

  const { result, limit } = shown.sentences;
  const wrong = lastTyped.current && fields.isWrong(lastTyped.current) ? lastTyped.current : null;
  const labels = { ...words.inputs, ...texts.spreadLabels };
  const news = wrong ? `${labels[wrong]}: ${fields.errorOf(wrong)}` : `${result} ${limit}`;
  // Empty before the first change, otherwise the first key would announce the previous results. Changes made before the
  // scripts ran are announced too: the live region starts empty as in the server's HTML, and only a change of it is
  // announced.
  const announced = usePaused(edited.current ? news : '', pause.announce);
  return {
    name: sheet.name,
    rename: (name: string) => enter((before) => ({ ...before, name: fittingName(name) })),
    take,
    fields,
    calculation,
    hash,
    summary: summaryOf(calculation, language, words),
    shown,
    /** Whether the results ignore a value that cannot be read. */
    hasWrong: valueNames.some(fields.isWrong),
    announced,
  };
}

/** Whether the address names a calculation other than a case. */
function isCarried(): boolean {
  const carried = typeof document === 'undefined' ? null : fromHash(window.location.hash);
  return carried !== null && !isUnchangedCase(carried);
}

type First = Omit<Options, 'texts'> & { early: Readonly<Record<string, string>> };

/**
 * Initial state: the calculation in the URL, else what was posted or typed before scripts ran, else the page's case.
 */
function firstSheet({ language, given, posted, early }: First): SheetState {
  const fromPage = calculationOf(given);
  const sheet = posted ? postedIn(language, posted, fromPage) : sheetOf(fromPage, language);
  if (typeof document === 'undefined') return sheet;
  const carried = fromHash(window.location.hash);
  return carried ? sheetOf(carried, language) : withTyped(sheet, early, language);
}

/** A posted sheet; the language switch posts it in the other language. */
function postedIn(language: Language, posted: Readonly<Record<string, string>>, given: Calculation): SheetState {
  const writtenIn = isLanguage(posted.language) ? posted.language : language;
  const sheet = postedSheet(posted, given, writtenIn);
  return writtenIn === language ? sheet : inLanguage(sheet, writtenIn, language);
}

/** What was typed into the server's HTML before scripts ran. */
function typedBefore(): Record<string, string> {
  if (typeof document === 'undefined') return {};
  const form = document.getElementById(sheetId);
  const inputs = form instanceof HTMLFormElement ? Array.from(form.querySelectorAll('input')) : [];
  return Object.fromEntries(
    inputs.filter(({ value, defaultValue }) => value !== defaultValue).map(({ name, value }) => [name, value]),
  );
}

/** Initially empty; returns the text once it has not changed for that many milliseconds. */
function usePaused(text: string, milliseconds: number): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(setPaused, milliseconds, text);
    return () => clearTimeout(timer);
  }, [text, milliseconds]);
  return paused;
}
