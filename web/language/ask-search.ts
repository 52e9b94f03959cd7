import { type SearchAnswer, searchPath } from '#contract/search.ts';
import type { Language } from '#contract/site/languages.ts';

/** Searches in a language. Rejects if the server does not respond. */
export async function askSearch(
  apiUrl: string,
  query: string,
  language: Language,
  signal?: AbortSignal,
): Promise<SearchAnswer> {
  const parameters = new URLSearchParams({ q: query, lang: language });
  const answer = await fetch(`${apiUrl}${searchPath}?${parameters}`, { signal: signal ?? null });
  if (!answer.ok) throw new Error(`search answered ${answer.status}`);
  return answer.json();
}
