/**
 * Bidirectional formatting characters (Unicode Standard Annex 9, section 2) and control characters other than line
 * break and tab. Removed even if properly closed: text displayed in another order than it is read is never useful.
 */
const controlCharacters = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n\t]/gu;

/**
 * Removes them from untrusted text, so that it is shown in its stored order; line breaks stay. For display and mails
 * only, never before storing.
 */
export function stripControls(text: string): string {
  return text.replace(controlCharacters, '');
}
