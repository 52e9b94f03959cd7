/** Normalises a button's label for storage with a lead: removes soft hyphens, collapses whitespace. */
export function plainWords(words: string): string {
  return words
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
