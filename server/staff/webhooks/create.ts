import type { Database } from '#server/db/connection/connect.ts';
import type { Settings } from '#server/env.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';
import { raise } from '#server/staff/alerts/raise.ts';
import { toContact } from '#server/staff/contacts/contact.ts';
import { createWebhooks } from '#server/webhooks/webhooks.ts';

type Options = {
  database: Database;
  settings: Pick<Settings, 'PUBLIC_URL' | 'WEBHOOK_ALLOW_PRIVATE' | 'WEBHOOK_HOSTS'>;
  secret: SiteSecret;
  staffAddress: string;
  onMail: () => void;
  log: (line: string) => void;
};

/**
 * Webhooks that tell of leads as programs read them by their tokens, and staff of webhooks that are switched off.
 * @throws Error naming what WEBHOOK_ALLOW_PRIVATE has that is no address or range
 */
export function staffWebhooks({ database, settings, secret, staffAddress, onMail, log }: Options) {
  return createWebhooks({
    ...database,
    secret,
    site: { publicUrl: settings.PUBLIC_URL, contactOf: toContact },
    allowed: settings.WEBHOOK_ALLOW_PRIVATE ?? [],
    hosts: settings.WEBHOOK_HOSTS ?? null,
    onDisabled: async (name) => {
      if (await raise(database, { cause: 'webhook-disabled', about: name, recipient: staffAddress })) onMail();
    },
    log,
  });
}
