import type { ButtonId } from '#contract/leads/buttons.ts';
import type { Language } from '#contract/site/languages.ts';
import { messageOf } from '#web/forms/opened-dialog/message-of.ts';

/** A button's prefilled message, for the contact page when it replaces the modal; empty for other buttons. */
export async function importDefaultMessage(button: ButtonId | null, language: Language): Promise<string> {
  if (!button) return '';
  const { messages } = await (language === 'de' ? import('./messages.de.ts') : import('./messages.en.ts'));
  return messageOf(messages, button);
}
