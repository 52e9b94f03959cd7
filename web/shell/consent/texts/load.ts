import type { Language } from '#contract/site/languages.ts';
import type { ConsentTexts } from './texts.de.ts';

/** Texts of the banner and the dialog; loaded along with them. */
export async function importConsentTexts(language: Language): Promise<ConsentTexts> {
  return language === 'de' ? (await import('./texts.de.ts')).de : (await import('./texts.en.ts')).en;
}
