/** Letters from which on a word is looked up by its trigrams; shorter ones are looked up whole, among the grams. */
const trigram = 3;

/**
 * All different letters of a text and pairs of letters within its words: what a search for a shorter word than a
 * trigram looks for.
 */
export function gramsOf(text: string): string {
  const grams = new Set<string>();
  for (const word of text.split(' ')) {
    let before = '';
    for (const letter of word) {
      grams.add(letter);
      if (before) grams.add(before + letter);
      before = letter;
    }
  }
  return [...grams].join(' ');
}

export function isShort(word: string): boolean {
  return word.length < trigram || [...word].length < trigram;
}
