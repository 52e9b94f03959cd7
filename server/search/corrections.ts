import { spellingsOf } from './query.ts';

/** Shorter words have too many neighbours. */
const shortest = 4;
/** Minimum share of a compound's letters. */
const minimumShare = 0.6;
/** Letters that German inserts between the parts of a compound. */
const links = ['', 's', 'n', 'en', 'es'];

/**
 * Suggests known terms for an unknown one: words one letter away, the two parts of a compound, or the longest known
 * word inside it. Null when nothing fits.
 * @param known words of the index, lower case without accents
 */
export function corrections(term: string, known: ReadonlySet<string>): { any: string[] } | { all: string[] } | null {
  const spellings = spellingsOf(term).map(fold);
  const near = new Set<string>();
  for (const spelling of spellings) {
    if (spelling.length < shortest) continue;
    for (const word of known) if (isOneLetterAway(spelling, word) && isLikely(spelling, word)) near.add(word);
  }
  if (near.size > 0) return { any: [...near] };
  for (const spelling of spellings) {
    const parts = partsOf(spelling, known);
    if (parts) return { all: parts };
  }
  return null;
}

function partsOf(word: string, known: ReadonlySet<string>): string[] | null {
  for (let at = shortest; at <= word.length - shortest; at++) {
    const right = word.slice(at);
    if (!known.has(right)) continue;
    for (const link of links) {
      const left = word.slice(0, at - link.length);
      if (left.length >= shortest && word.slice(0, at).endsWith(link) && known.has(left)) return [left, right];
    }
  }
  // The main part of a compound may replace it; a small part means something else.
  if (word.length < 2 * shortest) return null;
  const inside = [...known].filter((one) => one.length >= word.length * minimumShare && word.includes(one));
  const longest = inside.sort((a, b) => b.length - a.length)[0];
  return longest ? [longest] : null;
}

/** In a short word an extra letter or another first letter makes a different word: `Handy` is not `Hand`. */
function isLikely(typed: string, word: string): boolean {
  return typed.length >= 6 || (word.length >= typed.length && word[0] === typed[0]);
}

/** One letter inserted, deleted or replaced, or two neighbours swapped (Damerau–Levenshtein distance 1). */
export function isOneLetterAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a === b) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  let end = 0;
  const most = Math.min(a.length, b.length) - start;
  while (end < most && a[a.length - 1 - end] === b[b.length - 1 - end]) end += 1;
  const restA = a.slice(start, a.length - end);
  const restB = b.slice(start, b.length - end);
  if (restA.length <= 1 && restB.length <= 1) return true;
  return restA.length === 2 && restB.length === 2 && restA[0] === restB[1] && restA[1] === restB[0];
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '');
}
