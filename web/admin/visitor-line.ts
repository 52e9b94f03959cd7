/** Marks that turn the reading direction, and characters that break lines. */
const steering = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/**
 * One line that a visitor wrote, without marks that would show it in another order than it is stored
 * ('moc.elpmaxe' as an address that reads 'example.com'). For showing and for mails, never for storing.
 */
export function visitorLine(text: string): string {
  return text.replace(steering, ' ').replace(/\s+/g, ' ').trim();
}
