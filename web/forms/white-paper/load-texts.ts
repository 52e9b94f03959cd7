import type { Language } from '#contract/site/languages.ts';
import type { WhitePaperTexts } from './texts.de.ts';

/** The download dialog's texts in one language; loaded along with its code. */
export type DownloadTexts = { language: Language; texts: WhitePaperTexts };

export async function importDownloadTexts(language: Language): Promise<DownloadTexts> {
  const texts = language === 'de' ? (await import('./texts.de.ts')).de : (await import('./texts.en.ts')).en;
  return { language, texts };
}
