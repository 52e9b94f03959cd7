/** Words of a button as they are kept with a lead: without soft hyphens and with single spaces. */
export function plainWords(words: string): string {
  return words
    .replace(/\u00ad/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}
