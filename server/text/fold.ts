/** Characters that Unicode decomposes to eighteen and eight letters: a message of them would take 450 kB on disk. */
const sentences = /[\ufdfa\ufdfb]/g;
const plain = /^[\t\n\r\x20-\x7e]*$/;

/**
 * Folds text for search: lower case, umlauts and accents in their plain spelling (`Größe` and `groesse` both become
 * `groesse`), single spaces between words. Apply it to both sides of a comparison.
 */
export function foldForSearch(text: string): string {
  const lower = text.normalize('NFC').toLowerCase();
  // Plain ASCII, most of what arrives, only needs its spaces folded.
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
