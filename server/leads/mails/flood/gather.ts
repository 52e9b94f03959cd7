import type { Db } from '#server/db/connection/connect.ts';
import type { NewOutboxRow } from '#server/db/schema/schema.ts';
import { newMail } from '#server/outbox/repository.ts';
import { countNotices, gatheringWaits } from './repository.ts';

/** Notifications that staff get one by one within `span` milliseconds; what comes on top is gathered. */
const readable = 20;
export const span = 600_000;

/**
 * Sees to it that staff get one mail about all leads beyond the twentieth of ten minutes. Call it in the transaction
 * that writes them; changes their mails in place.
 */
export async function gatherNotices(db: Db, submissions: readonly { mails: NewOutboxRow[] }[]): Promise<void> {
  const noticeOf = (mails: readonly NewOutboxRow[]) =>
    mails.findIndex(({ template }) => template === 'lead-notification');
  const withNotice = submissions.filter(({ mails }) => noticeOf(mails) >= 0);
  if (withNotice.length === 0) return;
  const now = Date.now();
  let gathering = await gatheringWaits(db, now);
  const single = gathering ? 0 : readable - (await countNotices(db, now - span, readable));
  for (const { mails } of withNotice.slice(Math.max(0, single))) {
    const [notice] = mails.splice(noticeOf(mails), 1);
    if (gathering || !notice) continue;
    const { language, recipient, created_at: since } = notice;
    const gathered = newMail({ template: 'leads-gathered', language, recipient, data: { since } }, now);
    // Until then leads count for it, and from then on they have mails again.
    mails.push({ ...gathered, next_attempt_at: since + span });
    gathering = true;
  }
}
