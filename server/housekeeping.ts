import type { Db } from './db/connect.ts';
import { forgetKeys } from './leads/repository.ts';
import { pendingDays } from './newsletter/links.ts';
import { forgetPending } from './newsletter/repository.ts';
import { forgetMailFiles } from './outbox/file-transport.ts';
import { forgetSentMails } from './outbox/repository.ts';
import { forgetChanges } from './staff/lead-index/repository.ts';
import { forgetOneTimeLinks, forgetSessions } from './staff/repository.ts';
import { forgetDeletedWhitePapers } from './white-papers/repository.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** A minute after the start and hourly: forgets what has served its time, and has `count` count the days that are over. Safe in several processes at once. */
export function startHousekeeping(
  db: Db,
  dataFolder: string,
  log: (line: string) => void,
  count: () => Promise<void>,
): { stop: () => void } {
  const once = () =>
    sweep(db, dataFolder)
      .then(() => count())
      .catch((error) => log(`Housekeeping failed: ${error.message}`));
  const timer = setInterval(() => void once(), hour);
  // A process that is often started anew must forget too.
  const first = setTimeout(() => void once(), minute);
  timer.unref();
  first.unref();
  return {
    stop: () => {
      clearInterval(timer);
      clearTimeout(first);
    },
  };
}

/**
 * Idempotency keys after 24 hours, sign-ups that nobody confirmed after 14 days, sent mails and mails written to files after 90 days, ended sessions and one-time
 * links at once, deleted white papers after the day in which they can be brought back, changes of leads that every process
 * has taken in after a day.
 */
export async function sweep(db: Db, dataFolder: string, now = Date.now()): Promise<void> {
  await forgetKeys(db, now - day);
  await forgetPending(db, now - pendingDays * day);
  await forgetSentMails(db, now - 90 * day);
  await forgetMailFiles(dataFolder, now - 90 * day);
  await forgetSessions(db, now);
  await forgetOneTimeLinks(db, now);
  await forgetDeletedWhitePapers(db, now - day);
  await forgetChanges(db, now - day);
}
