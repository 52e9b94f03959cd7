import { day } from '#contract/durations.ts';
import type { Company } from '#contract/site/company.ts';

/** RFC 9116 recommends less than a year; the file is generated on each request, so it never expires. */
const validDays = 180;

/** Where to report a vulnerability of the site (RFC 9116). */
export function securityText(origin: string, company: Company, now: number): string {
  const contact = company.securityContact ?? company.email;
  const expires = new Date(Math.floor(now / day) * day + validDays * day).toISOString();
  return `Contact: ${contact.startsWith('https:') ? contact : `mailto:${contact}`}
Expires: ${expires}
Preferred-Languages: de, en
Canonical: ${origin}/.well-known/security.txt
`;
}
