import { errorMember } from '#server/db/error-member.ts';
import { headerText } from './header-text.ts';

/**
 * Anything that looks like a mail address, including quoted local parts. Its running time is quadratic, so use it only
 * on texts of limited length.
 */
const addresses = /("[^"]*"|[^\s<>()[\],;:"]+)@[^\s<>()[\],;:"]+/g;

/**
 * Why a mail was not sent, for staff and operators: the server's own message in one line of at most 300 characters,
 * with mail addresses masked.
 */
export function failureText(error: unknown): string {
  const words = error instanceof Error ? error.message || error.name : String(error);
  return headerText(words.slice(0, 2000).replace(addresses, '[address]'), 300);
}

/** The kind of failure for the log, without personal data: the error code of the connection or the mail server. */
export function failureKind(error: unknown): string {
  const codes = [errorMember(error, 'code'), errorMember(error, 'responseCode')];
  return codes.filter((part) => typeof part === 'string' || typeof part === 'number').join(' ') || 'refused';
}
