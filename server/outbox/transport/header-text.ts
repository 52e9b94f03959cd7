/** Line and paragraph separators and control characters: none of them may reach a mail header. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Invisible format characters, among them the bidirectional overrides that make a name read backwards (U+202E). */
const invisible = /[\p{Cf}\p{Co}\p{Cn}]+/gu;

/** Would be read as an encoded word (RFC 2047), which could bring back all that is removed here. */
const encodedWord = /=\?/g;

/**
 * One visible line for a mail header: no line breaks, controls or bidirectional overrides, and at most
 * `max` characters (code points; a cut is marked by an ellipsis).
 */
export function headerText(value: string, max = 120): string {
  const line = value
    .toWellFormed()
    .replace(breaks, ' ')
    .replace(invisible, '')
    .replace(encodedWord, '= ?')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(line);
  if (characters.length <= max) return line;
  return `${characters
    .slice(0, max - 1)
    .join('')
    .trimEnd()}…`;
}
