import { officeDay } from '#contract/office-time/office.ts';
import { auditHead } from '#server/audit/repository.ts';
import type { Database } from '#server/db/connection/connect.ts';
import { enqueue, newMail } from '#server/outbox/repository.ts';
import { insertAnchor, newestAnchor } from './anchor-repository.ts';

/**
 * Mails staff the head of the audit log: on the first start, and then once a day if entries were added. Whoever
 * controls the database cannot change what is in a mailbox. Safe with several processes: one of them sends the mail.
 * @returns the number of mails queued
 */
export async function sendAnchor(
  { db, engine, recipient }: Pick<Database, 'db' | 'engine'> & { recipient: string },
  now = Date.now(),
): Promise<number> {
  const day = officeDay(now);
  const newest = await newestAnchor(db);
  if (newest?.day === day) return 0;
  const { seq, hash } = await auditHead(db);
  if (seq === (newest?.seq ?? 0)) return 0;

  return db.transaction().execute(async (transaction) => {
    if (!(await insertAnchor(transaction, { day, seq, hash }))) return 0;
    const data = { anchor: { seq, hash } };
    await enqueue(transaction, engine, [newMail({ template: 'audit-anchor', language: 'de', recipient, data })]);
    return 1;
  });
}
