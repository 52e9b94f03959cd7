import { stripControls } from '#contract/strip-controls.ts';

/**
 * Visitor's text in one line, without control characters that would change its displayed order ('moc.elpmaxe' displayed
 * as 'example.com'). For display and mails, never for storage.
 */
export function visitorLine(text: string): string {
  return stripControls(text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '))
    .replace(/\s+/g, ' ')
    .trim();
}
