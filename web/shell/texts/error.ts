import type { Localized } from '#contract/site/languages.ts';

/** Texts of the error page; both languages inline, because nothing can be loaded at that point. */
export const errorTexts: Localized<{ title: string; text: string; retry: string; home: string }> = {
  de: {
    title: 'Diese Seite lässt sich gerade nicht anzeigen',
    text: 'Der Fehler liegt bei uns oder an der Verbindung. Ein zweiter Versuch hilft oft.',
    retry: 'Erneut versuchen',
    home: 'Zur Startseite',
  },
  en: {
    title: 'This page cannot be shown right now',
    text: 'The fault is ours, or the connection failed. A second attempt often helps.',
    retry: 'Try again',
    home: 'Go to the home page',
  },
};
