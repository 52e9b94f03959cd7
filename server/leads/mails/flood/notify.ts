import type { Database } from '#server/db/connection/connect.ts';
import { enqueue, newMail } from '#server/outbox/repository.ts';

/** Queues the mail that tells staff that visitors get no mails until the hour is over. */
export async function notifyOfHourlyLimit(
  { db, engine }: Pick<Database, 'db' | 'engine'>,
  recipient: string,
): Promise<void> {
  await enqueue(db, engine, [
    newMail({ template: 'visitors-held', language: 'de', recipient, data: { since: Date.now() } }),
  ]);
}
