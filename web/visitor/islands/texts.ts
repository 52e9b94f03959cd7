import type { Language } from '#contract/site/languages.ts';
import { type IslandName, textsApart } from '#web/islands/names.ts';

type Apart = (typeof textsApart)[number];

const all: Record<Language, () => Promise<Record<Apart, object>>> = {
  de: async () => (await import('./texts.de.ts')).de,
  en: async () => (await import('./texts.en.ts')).en,
};

/** What has been fetched. */
const here: Partial<Record<Language, Record<string, object>>> = {};
const isApart = (name: IslandName) => textsApart.some((one) => one === name);

/** Fetches what an island says in a language, where its HTML does not carry it. */
export async function fetchTexts(name: IslandName, language: Language): Promise<void> {
  if (isApart(name)) here[language] ??= await all[language]();
}

/** To be given to an island beside the props that stand in its HTML. */
export function textsOf(name: IslandName, language: Language): { texts?: object } {
  const texts = here[language]?.[name];
  return texts ? { texts } : {};
}

export function areTextsHere(name: IslandName, language: Language): boolean {
  return here[language] !== undefined || !isApart(name);
}
