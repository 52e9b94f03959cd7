import type { Database } from '#server/db/connection/connect.ts';
import type { Settings } from '#server/env.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';
import { raiseAlert } from '#server/staff/alerts/raise-alert.ts';
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
 * The site's webhooks. Leads have the same format as in the API for programs; staff are alerted when a webhook is
 * disabled.
 * @throws Error naming an entry of WEBHOOK_ALLOW_PRIVATE that is neither an address nor a range
 */
export function staffWebhooks({ database, settings, secret, staffAddress, onMail, log }: Options) {
  return createWebhooks({
    ...database,
    secret,
    site: { publicUrl: settings.PUBLIC_URL, contactOf: toContact },
    allowed: settings.WEBHOOK_ALLOW_PRIVATE ?? [],
    hosts: settings.WEBHOOK_HOSTS ?? null,
    onDisabled: async (name) => {
      if (await raiseAlert(database, { cause: 'webhook-disabled', about: name, recipient: staffAddress })) onMail();
    },
    log,
  });
}
