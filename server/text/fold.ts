/** Signs that Unicode spells out as eighteen and eight letters: a message of them would be 450 kB on disk. */
const sentences = /[\ufdfa\ufdfb]/g;
const plain = /^[\t\n\r\x20-\x7e]*$/;

/**
 * Folds text for search: lower case, umlauts and accents to their plain spelling (`Größe` and `groesse` meet
 * in `groesse`), one space between words. Both sides of a comparison go through it.
 */
export function foldForSearch(text: string): string {
  const lower = text.normalize('NFC').toLowerCase();
  // Plain ASCII, most of what arrives, has nothing to fold but its spaces.
  if (plain.test(lower)) return lower.replace(/\s+/g, ' ').trim();
  return lower
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/ß/g, 'ss')
    .replace(sentences, ' ')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
}
