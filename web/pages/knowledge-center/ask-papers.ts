import {
  type ListedWhitePaper,
  type PublicWhitePapersAnswer,
  publicWhitePapersPath,
} from '#contract/white-papers/public-list.ts';
import { shownVisit } from '#web/visit-now.ts';

/** Longest wait for the list in milliseconds. */
const timeout = 5000;

/** What the papers say, as staff manage them; nothing where the list cannot be read: titles are in the page. */
export async function askPapers(): Promise<readonly ListedWhitePaper[]> {
  const { apiUrl, language } = shownVisit();
  try {
    const answer = await fetch(`${apiUrl}${publicWhitePapersPath}?lang=${language}`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) return [];
    const { whitepapers }: PublicWhitePapersAnswer = await answer.json();
    return whitepapers;
  } catch {
    return [];
  }
}
