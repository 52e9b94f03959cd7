import type { Language } from '#contract/site/languages.ts';
import type { ConsentTexts } from './texts.de.ts';

/** Texts of banner and dialog; fetched with them. */
export async function importConsentTexts(language: Language): Promise<ConsentTexts> {
  return language === 'de' ? (await import('./texts.de.ts')).de : (await import('./texts.en.ts')).en;
}
