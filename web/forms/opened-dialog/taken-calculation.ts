import type { Language } from '#contract/site/languages.ts';

/** A calculation that a visitor takes into a talk: as its address carries it, and in a line. */
export type TakenCalculation = { value: string; label: string };

/** What an address brought along; null where that is nothing. Its code is fetched only where there is one. */
export async function importTakenCalculation(value: string, language: Language): Promise<TakenCalculation | null> {
  if (!value) return null;
  const [{ fromHash }, { summaryOf }, words] = await Promise.all([
    import('#contract/calculation/address.ts'),
    import('#contract/calculation/shown.ts'),
    language === 'de'
      ? import('#contract/calculation/words.de.ts').then(({ de }) => de)
      : import('#contract/calculation/words.en.ts').then(({ en }) => en),
  ]);
  const calculation = fromHash(value);
  return calculation && { value, label: summaryOf(calculation, language, words) };
}
