/** Keeps German compounds of "KI" from breaking after the abbreviation: replaces the hyphen by a non-breaking one. */
export function wholeCompounds(title: string): string {
  return title.replace(/\bKI-/g, 'KI\u2011');
}
