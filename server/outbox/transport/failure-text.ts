import { errorMember } from '#server/db/error-member.ts';
import { headerText } from './header-text.ts';

/**
 * Anything that looks like a mail address, quoted local parts included. Only for texts of limited length: its time
 * grows with the square of it.
 */
const addresses = /("[^"]*"|[^\s<>()[\],;:"]+)@[^\s<>()[\],;:"]+/g;

/**
 * Why a mail was not sent, for staff and operators: the server's own words in one line of at most 300
 * characters, mail addresses masked.
 */
export function failureText(error: unknown): string {
  const words = error instanceof Error ? error.message || error.name : String(error);
  return headerText(words.slice(0, 2000).replace(addresses, '[address]'), 300);
}

/** The kind of failure for the log, which names nobody: the code of the connection's or the mail server's error. */
export function failureKind(error: unknown): string {
  const codes = [errorMember(error, 'code'), errorMember(error, 'responseCode')];
  return codes.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'refused';
}
