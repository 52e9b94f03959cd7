import type { Company } from '#contract/site/company.ts';

const day = 86_400_000;
/** RFC 9116 asks for less than a year; made anew with every answer, it never lapses. */
const validDays = 180;

/** Where to report a weakness of the site (RFC 9116). */
export function securityText(origin: string, company: Company, now: number): string {
  const contact = company.securityContact ?? company.email;
  const expires = new Date(Math.floor(now / day) * day + validDays * day).toISOString();
  return `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}
Expires: ${expires}
Preferred-Languages: de, en
Canonical: ${origin}/.well-known/security.txt
`;
}
