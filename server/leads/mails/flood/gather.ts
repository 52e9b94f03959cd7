import { minute } from '#contract/durations.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { NewOutboxRow } from '#server/db/schema/schema.ts';
import { isMailScheduled, newMail } from '#server/outbox/repository.ts';
import { countNotices } from './repository.ts';

/** Notifications sent to staff individually within `span` milliseconds; any more are gathered. */
const readable = 20;
export const gatheringPeriod = 10 * minute;

/**
 * Replaces the notifications beyond the twentieth within ten minutes by a single mail about all those leads. Call it in
 * the transaction that writes them.
 * @returns the submissions as they are to be written
 */
export async function gatherNotices<S extends { mails: NewOutboxRow[] }>(
  db: Db,
  submissions: readonly S[],
): Promise<readonly S[]> {
  const isNotice = ({ template }: NewOutboxRow) => template === 'lead-notification';
  if (!submissions.some(({ mails }) => mails.some(isNotice))) return submissions;
  const now = Date.now();
  // It counts the leads of ten minutes; those of one that failed are over.
  let gathering = await isMailScheduled(db, 'leads-gathered', { now, untried: true });
  let single = gathering ? 0 : readable - (await countNotices(db, now - gatheringPeriod, readable));
  return submissions.map((one) => {
    const notice = one.mails.find(isNotice);
    if (!notice || single-- > 0) return one;
    const others = one.mails.filter((mail) => mail !== notice);
    if (gathering) return { ...one, mails: others };
    gathering = true;
    const { language, recipient, created_at: since } = notice;
    // Until it is due, leads are counted in this mail; later ones get their own notifications again.
    const due = since + gatheringPeriod;
    return {
      ...one,
      mails: [...others, newMail({ template: 'leads-gathered', language, recipient, data: { since } }, now, due)],
    };
  });
}
