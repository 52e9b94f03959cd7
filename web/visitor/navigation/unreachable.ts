import type { Language, Localized } from '#contract/site/languages.ts';

/** Both languages at once: without a connection nothing can be fetched. */
const texts: Localized<string> = {
  de: 'Die Seite ist gerade nicht zu erreichen. Bitte prüfen Sie die Verbindung und versuchen Sie es noch einmal. Was Sie hier sehen, bleibt stehen.',
  en: 'The page cannot be reached right now. Please check the connection and try again. What you see here stays.',
};
/** Milliseconds for which it is said; the next page takes it away as well. */
const shownFor = 10_000;

/** Says that a page cannot be fetched. Plain, because the code of messages may be what cannot be fetched either. */
export function tellUnreachable(language: Language): void {
  document.getElementById('unreachable')?.remove();
  const message = document.createElement('p');
  message.id = 'unreachable';
  message.role = 'alert';
  message.className =
    'on-ink fixed inset-x-3 bottom-3 z-60 ml-auto max-w-md rounded-panel bg-ink p-5 text-white shadow-panel';
  document.body.append(message);
  // After it is there, so that it is read out.
  message.textContent = texts[language];
  setTimeout(() => message.remove(), shownFor);
}
