import type { Language } from '#contract/site/languages.ts';
import {
  type ListedWhitePaper,
  type PublicWhitePapersAnswer,
  publicWhitePapersPath,
} from '#contract/white-papers/public-list.ts';
import { shownVisit } from '#web/visit-now.ts';

/** Longest wait for the list in milliseconds. */
const timeout = 5000;
/** How long a list that was asked for ahead of a click is good, in milliseconds. */
const fresh = 30_000;

let ahead: { language: Language; until: number; list: Promise<readonly ListedWhitePaper[]> } | null = null;

/** Asks for the list before it is needed, on hover or focus of a link to it. */
export function preparePapers(language: Language): void {
  if (ahead?.language === language && performance.now() < ahead.until) return;
  ahead = { language, until: performance.now() + fresh, list: papers(language) };
}

/** The papers as staff manage them, at most half a minute old. */
export function papersNow(language: Language): Promise<readonly ListedWhitePaper[]> {
  preparePapers(language);
  const list = ahead?.list ?? papers(language);
  // Used once: the next navigation asks anew.
  ahead = null;
  return list;
}

/** The papers that staff manage; the built-in ones where the list cannot be read (product rules, White papers). */
async function papers(language: Language): Promise<readonly ListedWhitePaper[]> {
  try {
    const answer = await fetch(`${shownVisit().apiUrl}${publicWhitePapersPath}?lang=${language}`, {
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
    });
    if (!answer.ok) throw new Error(`The list was answered ${answer.status}`);
    return ((await answer.json()) as PublicWhitePapersAnswer).whitepapers;
  } catch {
    const { builtInWhitePapers } = await import('#contract/white-papers/built-in.ts');
    return builtInWhitePapers
      .map(({ id, number, titles }) => ({
        id,
        number,
        title: titles[language],
        drawnFrom: null,
        summary: null,
        keywords: [],
      }))
      .reverse();
  }
}
