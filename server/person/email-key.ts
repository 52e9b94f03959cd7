import { domainToASCII } from 'node:url';

/** What a URL parser cuts off, decodes or drops: `a@b.example/x` would have the key of `a@b.example`. */
const urlSyntax = /[/?#%\\]|\p{Default_Ignorable_Code_Point}/u;

/**
 * Normalises an address, so that all spellings that in practice reach the same mailbox are equal: lower case, with the
 * domain in ASCII (punycode).
 */
export function emailKey(email: string): string {
  const address = email.trim().normalize('NFC').toLowerCase();
  const domainStart = address.lastIndexOf('@') + 1;
  const domain = address.slice(domainStart);
  return address.slice(0, domainStart) + ((!urlSyntax.test(domain) && domainToASCII(domain)) || domain);
}
