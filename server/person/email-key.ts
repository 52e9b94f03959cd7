import { domainToASCII } from 'node:url';

/** Anything else a URL parser cuts off or decodes: `a@b.example/x` would have the key of `a@b.example`. */
const plainDomain =
  /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{M}\p{N}_\u00b7\u0375\u05f3\u05f4\u30fb.\u3002\uff0e\uff61-]+$/u;

/**
 * Normalises an address, so that all spellings that in practice reach the same mailbox are equal: lower case, with the
 * domain in ASCII (punycode).
 */
export function emailKey(email: string): string {
  const address = email.trim().normalize('NFC').toLowerCase();
  const domainStart = address.lastIndexOf('@') + 1;
  const domain = address.slice(domainStart);
  return address.slice(0, domainStart) + ((plainDomain.test(domain) && domainToASCII(domain)) || domain);
}
