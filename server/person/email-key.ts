import { domainToASCII } from 'node:url';

/**
 * One spelling for all that reach the same mailbox in practice: small letters, and the domain as mail servers know it.
 */
export function emailKey(email: string): string {
  const address = email.trim().normalize('NFC').toLowerCase();
  const domainStart = address.lastIndexOf('@') + 1;
  return address.slice(0, domainStart) + (domainToASCII(address.slice(domainStart)) || address.slice(domainStart));
}
