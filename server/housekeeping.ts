import { day, minute } from '#contract/durations.ts';
import { officeDay } from '#contract/office-time/office.ts';
import { sweepPastQuarters } from './booking/repository.ts';
import { isUnavailable } from './db/connection/busy.ts';
import type { Database } from './db/connection/connect.ts';
import { emptyLog } from './db/empty-log.ts';
import { copyLifetime, sweepCopies } from './db/update/copy-before.ts';
import { sweepImportFiles, sweepImports } from './imports/repository.ts';
import { sweepIdempotencyKeys } from './leads/repository.ts';
import { sweepCounts } from './limits/shared-limit-repository.ts';
import { repeatJob } from './log/repeat-job.ts';
import { isClockPlausible } from './operation/clock.ts';
import { sweepReports } from './policy-reports/repository.ts';
import { retentionSteps, sweepInterval } from './privacy/retention/retention.ts';
import { sweepAttempts } from './staff/account/login/attempts-repository.ts';
import { attemptMemory } from './staff/account/login/login-throttle.ts';
import { sweepOneTimeLinks } from './staff/account/one-time-links/repository.ts';
import { sweepSessions } from './staff/account/repository.ts';
import { sweepAnchors } from './staff/alerts/anchor-repository.ts';
import { sweepAlerts } from './staff/alerts/repository.ts';
import { changeMemory } from './staff/lead-index/follow.ts';
import { sweepChanges } from './staff/lead-index/repository.ts';
import { sweepDeliveries } from './webhooks/repository.ts';
import { sweepFiles } from './white-papers/file-repository.ts';
import { sweepDeletedWhitePapers } from './white-papers/repository.ts';

const alertMemory = 90 * day;
const deliveryMemory = 30 * day;
const importMemory = 90 * day;

type Store = Pick<Database, 'db' | 'engine'>;

/**
 * A minute after the start and then hourly: deletes what is past its lifetime, unless the clock has leapt, and calls
 * `follow` to update what is derived from the leads. Several processes may run it concurrently.
 */
export function startHousekeeping(
  store: Store,
  dataFolder: string,
  log: (line: string) => void,
  follow: () => Promise<void>,
): { stop: () => void } {
  const deletions = async () => {
    if (await isClockPlausible(store.db)) await sweep(store, dataFolder);
    else log('Nothing is deleted: the clock has leapt ahead by more than a week. It is believed again after a day.');
  };
  const hourly = repeatJob(sweepInterval, 'Housekeeping failed', async () => {
    // Every failure is logged: hours apart, they may have different causes.
    for (const step of [deletions, follow]) await step().catch((error) => log(`Housekeeping failed: ${error.message}`));
  });
  // A process that is restarted often must run it too.
  const first = setTimeout(() => void hourly.run(), minute).unref();
  return {
    stop: () => {
      hourly.stop();
      clearTimeout(first);
    },
  };
}

/**
 * Deletes idempotency keys after 24 hours; failed logins after an hour; alerts, anchors of the audit log, browser
 * reports and records of imports after 90 days; files of imports after one day; counts of limits, ended sessions and
 * one-time links immediately; deleted white papers after the day in which they can be restored; uploaded files that no
 * paper links to after two days; webhook deliveries after 30 days; the quarter-hours of yesterday's appointments;
 * changes of leads after a week, by which time every lead index has read them; copies made before updates after 30
 * days; everything else by its retention (see `privacy/retention/`). Last it empties the database's log, which
 * contains what was deleted.
 * @throws the first error, after all other steps are done
 */
export async function sweep({ db, engine }: Store, dataFolder: string, now = Date.now()): Promise<void> {
  const steps = [
    () => sweepIdempotencyKeys(db, now - day),
    () => sweepAttempts(db, now - attemptMemory),
    () => sweepCounts(db, now),
    () => sweepAlerts(db, now - alertMemory),
    () => sweepReports(db, officeDay(now - alertMemory)),
    () => sweepAnchors(db, officeDay(now - alertMemory)),
    () => sweepPastQuarters(db, now - day),
    () => sweepSessions(db, now),
    () => sweepOneTimeLinks(db, now),
    () => sweepDeletedWhitePapers(db, now - day),
    () => sweepChanges(db, now - changeMemory),
    () => sweepFiles(db, now),
    () => sweepImportFiles(db, now - day),
    () => sweepImports(db, now - importMemory),
    () => sweepDeliveries(db, now - deliveryMemory),
    ...retentionSteps({ db, engine, dataFolder }, now),
    async () => sweepCopies(dataFolder, now - copyLifetime),
    () => emptyLog({ db, engine }),
  ];
  const faults: unknown[] = [];
  for (const step of steps) {
    try {
      await step();
    } catch (error) {
      // An error in one step must not delay the other deletions; if the database is unavailable, the next run retries.
      faults.push(error);
      if (isUnavailable(error)) break;
    }
  }
  if (faults.length > 0) throw faults[0];
}
