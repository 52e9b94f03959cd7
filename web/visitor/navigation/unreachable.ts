import type { Language, Localized } from '#contract/site/languages.ts';

/** Both languages inline: nothing can be loaded without a connection. */
const texts: Localized<string> = {
  de: 'Die Seite ist gerade nicht zu erreichen. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal. Was Sie hier sehen, bleibt stehen.',
  en: 'The page cannot be reached right now. Please check the connection and try again. What you see here stays.',
};
/** Milliseconds for which the message is shown; a navigation removes it too. */
const shownFor = 10_000;

/** Shows that a page cannot be loaded. Plain DOM, because the toast's code may not be loadable either. */
export function showUnreachable(language: Language): void {
  document.getElementById('unreachable')?.remove();
  const message = document.createElement('p');
  message.id = 'unreachable';
  message.role = 'alert';
  message.className =
    'on-ink fixed inset-x-3 bottom-3 z-60 ml-auto max-w-md rounded-panel bg-ink p-5 text-white shadow-panel';
  document.body.append(message);
  // Set after insertion, so that screen readers announce it.
  message.textContent = texts[language];
  setTimeout(() => message.remove(), shownFor);
}
