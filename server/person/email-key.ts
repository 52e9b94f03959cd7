import { domainToASCII } from 'node:url';

/**
 * Normalises an address, so that all spellings that in practice reach the same mailbox are equal: lower case, with the
 * domain in ASCII (punycode).
 */
export function emailKey(email: string): string {
  const address = email.trim().normalize('NFC').toLowerCase();
  const domainStart = address.lastIndexOf('@') + 1;
  return address.slice(0, domainStart) + (domainToASCII(address.slice(domainStart)) || address.slice(domainStart));
}
