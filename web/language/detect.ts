import { type Language, languageForCountry, languageForTag } from '#contract/site/languages.ts';

/** Timeout of the geolocation service in milliseconds; then the browser's language is used. */
const geoTimeout = 2000;

/**
 * The visitor's language: from the country that the geolocation service returns, otherwise from the browser. Never
 * rejects: a service that is down, slow or returns invalid data is ignored.
 */
export async function detectLanguage(geoUrl: string): Promise<Language> {
  const browser = languageForTag(navigator.language || 'de');
  try {
    const answer = await fetch(geoUrl, {
      signal: AbortSignal.timeout(geoTimeout),
      credentials: 'omit',
    });
    if (!answer.ok) return browser;
    const body: unknown = await answer.json();
    const country = body && typeof body === 'object' && 'country_code' in body ? body.country_code : null;
    return (typeof country === 'string' && languageForCountry(country)) || browser;
  } catch {
    return browser;
  }
}
