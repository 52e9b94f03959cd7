import type { Language } from '#contract/site/languages.ts';
import { hostPrefix, languageCookie } from '#contract/site/storage.ts';

/** The `Set-Cookie` value that stores the chosen language for a year; only the language switch sets it. */
export function languageChoice(language: Language, publicUrl: string): string {
  const [prefix, secure] = publicUrl.startsWith('https:') ? [hostPrefix, '; Secure'] : ['', ''];
  return `${prefix}${languageCookie}=${language}; Path=/; Max-Age=31536000; SameSite=Lax${secure}`;
}
