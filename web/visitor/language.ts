import { isLanguage, type Language } from '#contract/site/languages.ts';
import { hrefOf, pageAt } from '#contract/site/pages.ts';
import { chosenLanguage, hostPrefix, languageCookie, storageKeys } from '#contract/site/storage.ts';
import { detectLanguage } from '#web/language/detect.ts';
import { shownVisit } from '#web/visit-now.ts';
import { languageAsked, showPage } from './navigation/show-page.ts';

/** Set if a language is chosen while detection is running; storage may be blocked, so this may be the only record. */
let chosen = false;

/**
 * Switches to the language chosen earlier or, if none was chosen, to the detected one; once per page load (spec section
 * 1). The URL stays the same.
 */
export async function detectOnce(): Promise<void> {
  const { detect, geoUrl } = shownVisit();
  if (!detect) return;
  // The cookie takes precedence: a switch without scripts can only set that.
  const byHand = chosenLanguage(document.cookie) ?? storedChoice();
  if (byHand) {
    remember(byHand);
    return show(byHand);
  }
  const detected = await detectLanguage(geoUrl);
  if (chosen || storedChoice()) return;
  write(storageKeys.language, detected);
  show(detected);
}

/** Stores the language as chosen by hand and switches page and URL to it. */
export function switchTo(wanted: Language): void {
  if (wanted === languageAsked()) return;
  chosen = true;
  remember(wanted);
  const [prefix, secure] = window.location.protocol === 'https:' ? [hostPrefix, '; Secure'] : ['', ''];
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing on plain HTTP
  document.cookie = `${prefix}${languageCookie}=${wanted}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
  const url = new URL(window.location.href);
  url.searchParams.delete('lang');
  const match = pageAt(url.pathname);
  if (match) url.pathname = hrefOf(match, wanted).split('?')[0] ?? '';
  void showPage(url, { how: 'same-place', language: wanted });
}

function show(wanted: Language): void {
  if (wanted === shownVisit().language) return;
  void showPage(new URL(window.location.href), { how: 'same-place', language: wanted });
}

function storedChoice(): Language | null {
  const stored = read(storageKeys.language);
  return read(storageKeys.languageManual) === 'true' && isLanguage(stored) ? stored : null;
}

function remember(choice: Language): void {
  write(storageKeys.language, choice);
  write(storageKeys.languageManual, 'true');
}

// Storage can be blocked (private windows, policies); the language then lasts for this page load.
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    window.localStorage.setItem(key, value);
  } catch {}
}
