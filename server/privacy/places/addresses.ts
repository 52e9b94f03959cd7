import { domainToUnicode } from 'node:url';
import { emailKey } from '#server/person/email-key.ts';
import { foldForSearch } from '#server/text/fold.ts';

/** The ways a text may spell an address: with the domain in ASCII (punycode), as mail servers do, and in Unicode. */
export function addressSpellings(key: string): string[] {
  const domainStart = key.lastIndexOf('@') + 1;
  return [...new Set([key, key.slice(0, domainStart) + domainToUnicode(key.slice(domainStart))])];
}

const separators = /[\s<>()[\]\\,;:"„“”‚‘’»«]+/u;
/** From the first letter or digit to the last; linear, reading each character of a word at most twice. */
const core = /[\p{L}\p{N}](?:.*[\p{L}\p{N}])?/su;

/**
 * Returns a predicate that tells whether a text, as typed or folded for search, contains exactly this address.
 * `hanna@sub.example` and `anna@sub.example.com` do not match `anna@sub.example`.
 */
export function addressMatcher(key: string): (text: string) => boolean {
  const folded = new Set(addressSpellings(key).map(foldForSearch));
  const isIt = (word: string) => emailKey(word) === key || folded.has(word);
  return (text) =>
    text
      .split(separators)
      .filter((word) => word.includes('@'))
      // The address may end a sentence or be part of a link.
      .some((word) => [word, ...word.split(/[=/|&?]/)].some((one) => isIt(one) || isIt(core.exec(one)?.[0] ?? '')));
}
