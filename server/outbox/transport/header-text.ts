/** Line and paragraph separators and control characters, none of which may get into a mail header. */
const breaks = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** Invisible format characters, including the bidirectional overrides that reverse the display of a name (U+202E). */
const invisible = /[\p{Cf}\p{Co}\p{Cn}]+/gu;

/** Start of an encoded word (RFC 2047), which could bring back everything that is removed here. */
const encodedWord = /=\?/g;

/**
 * Turns text into one visible line for a mail header: no line breaks, control characters or bidirectional overrides,
 * and at most `max` characters (code points; a cut is marked by an ellipsis).
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
