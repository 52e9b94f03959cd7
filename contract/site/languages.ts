/** The two languages of the site. German is the default (spec section 1). */
export const languages = ['de', 'en'] as const;
export type Language = (typeof languages)[number];

/** One value per language. */
export type Localized<T = string> = Readonly<Record<Language, T>>;

export function isLanguage(value: unknown): value is Language {
  return value === 'de' || value === 'en';
}

export function otherLanguage(language: Language): Language {
  return language === 'de' ? 'en' : 'de';
}

/** Countries whose visitors read German (spec sections 1 and 9). */
const germanSpeakingCountries = new Set(['DE', 'AT', 'CH']);

/**
 * Language for an ISO 3166 country code, case-insensitive: German for DE, AT and CH, otherwise English.
 * @returns null when the code is unknown; the browser's language then decides.
 */
export function languageForCountry(code: string | null | undefined): Language | null {
  const country = code?.trim().toUpperCase();
  if (!country || !/^[A-Z]{2}$/.test(country)) return null;
  return germanSpeakingCountries.has(country) ? 'de' : 'en';
}

/**
 * Language for a BCP 47 tag such as `de`, `gsw-CH` or `en-AT`: German if the primary subtag is `de`
 * or the region is DE, AT or CH, otherwise English (spec section 1).
 */
export function languageForTag(tag: string): Language {
  const [primary, ...rest] = tag.trim().split(/[-_]/);
  if (primary?.toLowerCase() === 'de') return 'de';
  return rest.some((part) => germanSpeakingCountries.has(part.toUpperCase())) ? 'de' : 'en';
}

/** Open Graph locale of a language. */
export const openGraphLocale: Localized = { de: 'de_DE', en: 'en_US' };
