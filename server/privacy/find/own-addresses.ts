import type { Company } from '#contract/site/company.ts';
import type { Settings } from '#server/env.ts';
import { emailKey } from '#server/person/email-key.ts';

/** The operator's own addresses, normalised. Notifications go to them, and none of those is about its recipient. */
export function ownAddresses(
  { MAIL_TO, MAIL_FROM }: Pick<Settings, 'MAIL_TO' | 'MAIL_FROM'>,
  { email, mail }: Pick<Company, 'email' | 'mail'>,
): Set<string> {
  const given = [MAIL_TO, MAIL_FROM, email, mail.to, mail.from].filter((one) => one !== undefined);
  // `Vertrieb <vertrieb@…>` counts as the address alone.
  return new Set(given.map((one) => emailKey(/<([^<>]+)>\s*$/.exec(one)?.[1] ?? one)));
}
