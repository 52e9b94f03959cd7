import type { Localized } from '#contract/site/languages.ts';

/** Fetched with the toasts; both languages at once, they are shorter than a second file's headers. */
export const toastTexts: Localized<{ one: string; all: string; close: string }> = {
  de: { one: 'Mitteilung', all: 'Mitteilungen ({hotkey})', close: 'Mitteilung schließen' },
  en: { one: 'Notification', all: 'Notifications ({hotkey})', close: 'Close notification' },
};
