import type { Language } from '#contract/site/languages.ts';

/** A calculation that a visitor attaches: in the format of the URL fragment, and as a one-line summary. */
export type AttachedCalculation = { value: string; label: string };

/** Parses an attached calculation; null if there is none or it is invalid. The code is only loaded if there is one. */
export async function importAttachedCalculation(
  value: string,
  language: Language,
): Promise<AttachedCalculation | null> {
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
