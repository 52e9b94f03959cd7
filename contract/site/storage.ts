import { isLanguage, type Language } from './languages.ts';

/** Web storage keys (spec section 3); nothing else is stored before consent. */
export const storageKeys = {
  language: 'language',
  languageManual: 'language-manual',
  cookieConsent: 'cookie-consent',
  cookieConsentDate: 'cookie-consent-date',
} as const;

/** The site's only cookie: a language chosen by hand. Set only by the language switch. */
export const languageCookie = 'language';
/** Cookie name prefix on https: browsers then accept the cookie only from this host (RFC 6265bis). */
export const hostPrefix = '__Host-';

const cookieOf = (name: string) => new RegExp(`(?:^|;)\\s*${name}=([^;\\s]*)`);
/** The cookie without prefix may be left over from an earlier version or from plain HTTP. */
const choices = [cookieOf(hostPrefix + languageCookie), cookieOf(languageCookie)];

/** The language chosen by hand, from a Cookie header or `document.cookie`; null if none. */
export function chosenLanguage(cookies: string | undefined): Language | null {
  if (!cookies) return null;
  return choices.map((choice) => choice.exec(cookies)?.[1]).find(isLanguage) ?? null;
}

/** Query parameter of the switch without JavaScript: the server sets the cookie and redirects. */
export const switchParameter = 'switch';

/** Cookie categories in the order of the settings dialog; essential cannot be switched off. */
export const consentCategories = ['essential', 'analytics', 'marketing', 'functional'] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type Consent = Record<ConsentCategory, boolean>;
