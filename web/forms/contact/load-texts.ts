import type { Language } from '#contract/site/languages.ts';
import type { Messages } from './messages.de.ts';
import type { ContactTexts } from './texts.de.ts';

/** The contact modal's texts in one language; loaded along with its code. */
export type ContactDialogTexts = { language: Language; texts: ContactTexts; messages: Messages };

export async function importContactTexts(language: Language): Promise<ContactDialogTexts> {
  if (language === 'de') {
    const [texts, messages] = await Promise.all([import('./texts.de.ts'), import('./messages.de.ts')]);
    return { language, texts: texts.de, messages: messages.messages };
  }
  const [texts, messages] = await Promise.all([import('./texts.en.ts'), import('./messages.en.ts')]);
  return { language, texts: texts.en, messages: messages.messages };
}
