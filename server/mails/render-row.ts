import type { OutboxRow } from '#server/db/schema.ts';
import type { OutgoingMail } from '#server/outbox/transport/message.ts';
import type { MailContext } from './definition.ts';
import { mails } from './registry.ts';

/**
 * Turns an outbox row into its mail, for the worker; null when what it is about has been erased. Rejects
 * for a name that this version does not know: the row is then tried again, perhaps by a newer version.
 */
export async function renderMail(row: OutboxRow, context: MailContext): Promise<OutgoingMail | null> {
  if (!Object.hasOwn(mails, row.template)) throw new Error(`no mail is called ${row.template}`);
  return mails[row.template].render(row, context);
}
