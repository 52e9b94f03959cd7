import type { Localized } from '#contract/site/languages.ts';

/** Loaded along with the toasts; both languages in one file, because each is smaller than another file's headers. */
export const toastTexts: Localized<{ one: string; all: string; close: string }> = {
  de: { one: 'Mitteilung', all: 'Mitteilungen ({hotkey})', close: 'Mitteilung schließen' },
  en: { one: 'Notification', all: 'Notifications ({hotkey})', close: 'Close notification' },
};
