/**
 * Marks that turn the reading direction (Unicode Standard Annex 9, section 2) and control characters other than line
 * break and tab. Single marks go, not only unclosed ones: what stands in another order than it is read in helps nobody.
 */
const steering = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]|[^\P{Cc}\n\t]/gu;

/**
 * Text of strangers as it is stored, letter by letter; line breaks stay. For showing and for mails, never for storing.
 */
export function stripControls(text: string): string {
  return text.replace(steering, '');
}
