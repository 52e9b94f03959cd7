import { isLanguage, type Language } from './languages.ts';

/** Names that the browser stores under (spec section 3); nothing else is stored before consent. */
export const storageKeys = {
  language: 'language',
  languageManual: 'language-manual',
  cookieConsent: 'cookie-consent',
  cookieConsentDate: 'cookie-consent-date',
} as const;

/** The one cookie of the site: mirrors a manual choice of language, set only by the switch. */
export const languageCookie = 'language';
/** Goes before its name on https: browsers then take the cookie from this host alone (RFC 6265bis). */
export const hostPrefix = '__Host-';

const cookieOf = (name: string) => new RegExp(`(?:^|;)\\s*${name}=([^;\\s]*)`);
/** One of the name without prefix may be left over from before, or from plain HTTP. */
const choices = [cookieOf(hostPrefix + languageCookie), cookieOf(languageCookie)];

/** The language chosen by hand, out of a Cookie header or `document.cookie`; null where none was. */
export function chosenLanguage(cookies: string | undefined): Language | null {
  if (!cookies) return null;
  return choices.map((choice) => choice.exec(cookies)?.[1]).find(isLanguage) ?? null;
}

/** Query parameter by which the switch works without JavaScript: the server sets the cookie and redirects. */
export const switchParameter = 'switch';

/** Cookie categories in the order of the settings dialog; essential cannot be switched off. */
export const consentCategories = ['essential', 'analytics', 'marketing', 'functional'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type Consent = Record<ConsentCategory, boolean>;

/**
 * With this header a page is asked for that stands in the place of another one: `styles` where the style sheet is there
 * already, `frame` where header and footer in the same language are, too.
 */
export const knownHeader = 'page-known';
export type Known = 'nothing' | 'styles' | 'frame';
