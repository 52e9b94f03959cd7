import type { Db } from '#server/db/connection/connect.ts';
import type { NewOutboxRow } from '#server/db/schema/schema.ts';
import { isMailScheduled, newMail } from '#server/outbox/repository.ts';
import { countNotices } from './repository.ts';

/** Notifications sent to staff individually within `span` milliseconds; any more are gathered. */
const readable = 20;
export const gatheringPeriod = 600_000;

/**
 * Replaces the notifications beyond the twentieth within ten minutes by a single mail about all those leads. Call it in
 * the transaction that writes them; it changes their mails in place.
 */
export async function gatherNotices(db: Db, submissions: readonly { mails: NewOutboxRow[] }[]): Promise<void> {
  const noticeOf = (mails: readonly NewOutboxRow[]) =>
    mails.findIndex(({ template }) => template === 'lead-notification');
  const withNotice = submissions.filter(({ mails }) => noticeOf(mails) >= 0);
  if (withNotice.length === 0) return;
  const now = Date.now();
  // It counts the leads of ten minutes; those of one that failed are over.
  let gathering = await isMailScheduled(db, 'leads-gathered', { now, untried: true });
  const single = gathering ? 0 : readable - (await countNotices(db, now - gatheringPeriod, readable));
  for (const { mails } of withNotice.slice(Math.max(0, single))) {
    const [notice] = mails.splice(noticeOf(mails), 1);
    if (gathering || !notice) continue;
    const { language, recipient, created_at: since } = notice;
    const gathered = newMail({ template: 'leads-gathered', language, recipient, data: { since } }, now);
    // Until then leads are counted in this mail; later ones get their own notifications again.
    mails.push({ ...gathered, next_attempt_at: since + gatheringPeriod });
    gathering = true;
  }
}
