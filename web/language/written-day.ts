import type { Language } from '#contract/site/languages.ts';

/** A day (YYYY-MM-DD) in words: 24. November 2026, 24 November 2026. */
export function writtenDay(day: string, language: Language): string {
  const words = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  const written = new Date(`${day}T12:00:00Z`).toLocaleDateString(language === 'de' ? 'de-DE' : 'en-GB', words);
  return written.replace(' ', '\u00a0');
}
