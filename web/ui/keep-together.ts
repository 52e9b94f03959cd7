/** Seams of words that are wider than a phone in a large title; browsers without a dictionary break them anywhere. */
const seams = [
  'Anwendungs|fällen',
  'Geschäfts|führung',
  'Unternehmens|wissen',
  'Wirtschaftlich|keit',
  'Ziel|unternehmen',
].map((word): [string, string] => [word.replace('|', ''), word.replace('|', '\u00ad')]);

/**
 * Keeps a title from breaking after "KI" in a German compound, between "Article" and its number, and within its long
 * words anywhere but at a seam.
 */
export function keepTogether(title: string): string {
  const kept = title.replace(/\bKI-/g, 'KI\u2011').replace(/\b(Artikel|Article) (?=\d)/g, '$1\u00a0');
  return seams.reduce((text, [word, hyphenated]) => text.replaceAll(word, hyphenated), kept);
}
