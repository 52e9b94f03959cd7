import { domainToUnicode } from 'node:url';
import { emailKey } from '#server/person/email-key.ts';
import { foldForSearch } from '#server/text/fold.ts';

/** How an address may stand in a text: with its domain as mail servers know it, and as people write it. */
export function addressSpellings(key: string): string[] {
  const domainStart = key.lastIndexOf('@') + 1;
  return [...new Set([key, key.slice(0, domainStart) + domainToUnicode(key.slice(domainStart))])];
}

const separators = /[\s<>()[\]\\,;:"„“”‚‘’»«]+/u;
/** From the first letter to the last one; each sign of a word is read twice at most, however many there are. */
const core = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su;

/**
 * Tells whether a text, as it was typed or folded for search, names an address: the whole of it. `hanna@sub.example`
 * and `anna@sub.example.com` do not name `anna@sub.example`.
 */
export function naming(key: string): (text: string) => boolean {
  const folded = new Set(addressSpellings(key).map(foldForSearch));
  const isIt = (word: string) => emailKey(word) === key || folded.has(word);
  return (text) =>
    text
      .split(separators)
      .filter((word) => word.includes('@'))
      // A sentence may end with it, a link may hold it.
      .some((word) => [word, ...word.split(/[=/|&?]/)].some((one) => isIt(one) || isIt(core.exec(one)?.[0] ?? '')));
}
