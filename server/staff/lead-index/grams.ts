/** Words of at least this many letters are looked up by trigrams, shorter ones among the grams. */
const trigram = 3;

/** All distinct letters of a text and all pairs of adjacent letters in its words, for words shorter than a trigram. */
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
