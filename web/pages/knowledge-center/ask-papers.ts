import {
  type ListedWhitePaper,
  type PublicWhitePapersAnswer,
  publicWhitePapersPath,
} from '#contract/white-papers/public-list.ts';
import { shownVisit } from '#web/visit-now.ts';

/** Timeout of the request in milliseconds. */
const timeout = 5000;

/** Loads summaries and keywords of the papers; empty if the request fails, since the titles are already in the page. */
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
