/** Keeps a title from breaking after "KI" in a German compound, and between "Article" and its number. */
export function keepTogether(title: string): string {
  return title.replace(/\bKI-/g, 'KI\u2011').replace(/\b(Artikel|Article) (?=\d)/g, '$1\u00a0');
}
