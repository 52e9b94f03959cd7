/** A title whose compounds of KI are not parted behind the abbreviation, though it brings an ordinary hyphen. */
export function wholeCompounds(title: string): string {
  return title.replace(/\bKI-/g, 'KI\u2011');
}
