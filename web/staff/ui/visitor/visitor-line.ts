import { stripControls } from '#contract/strip-controls.ts';

/**
 * One line that a visitor wrote, without marks that would show it in another order than it is stored
 * ('moc.elpmaxe' as an address that reads 'example.com'). For showing and for mails, never for storing.
 */
export function visitorLine(text: string): string {
  return stripControls(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
