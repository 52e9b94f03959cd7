import type { Language } from '#contract/site/languages.ts';
import { type IslandName, textsApart } from '#web/islands/names.ts';

type Apart = (typeof textsApart)[number];

const all: Record<Language, () => Promise<Record<Apart, object>>> = {
  de: async () => (await import('./texts.de.ts')).de,
  en: async () => (await import('./texts.en.ts')).en,
};

/** Texts loaded so far. */
const here: Partial<Record<Language, Record<string, object>>> = {};
const isApart = (name: IslandName) => textsApart.some((one) => one === name);

/** Loads the texts of an island in a language, unless they are embedded in its HTML. */
export async function fetchTexts(name: IslandName, language: Language): Promise<void> {
  if (isApart(name)) here[language] ??= await all[language]();
}

/** Props to add to those embedded in an island's HTML. */
export function textsOf(name: IslandName, language: Language): { texts?: object } {
  const texts = here[language]?.[name];
  return texts ? { texts } : {};
}

export function areTextsHere(name: IslandName, language: Language): boolean {
  return here[language] !== undefined || !isApart(name);
}
