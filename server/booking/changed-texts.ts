import type { Localized } from '../../contract/site/languages.ts';

/** The `message` of a change that was made, for clients that show it. */
export const changedTexts: Localized<Record<'moved' | 'cancelled', string>> = {
  de: {
    moved: 'Ihr Termin ist verschoben. Die neue Einladung kommt per E-Mail.',
    cancelled: 'Ihr Termin ist abgesagt.',
  },
  en: {
    moved: 'Your appointment is moved. The new invitation comes by email.',
    cancelled: 'Your appointment is cancelled.',
  },
};
