import type { Language } from '#contract/site/languages.ts';
import type { ShellTexts } from './texts.de.ts';

/** The shell's texts in one language; only the current one is sent to the browser. */
export async function importShellTexts(language: Language): Promise<ShellTexts> {
  return language === 'de' ? (await import('./texts.de.ts')).de : (await import('./texts.en.ts')).en;
}
