import { flushAggregates } from '#server/audit/aggregated.ts';
import type { Built } from '#server/built.ts';
import { startHousekeeping } from '#server/housekeeping.ts';
import { startForwarding } from '#server/staff/alerts/forward-entries.ts';
import { startWatch } from '#server/staff/alerts/watch.ts';
import { threadedLeadReader } from '#server/staff/lead-reader/threaded.ts';
import { createLeadDays } from '#server/staff/origins/lead-days.ts';
import type { OpenSite } from './open-site.ts';

/**
 * Starts the background work: indexing and counting leads, deleting what is past its retention, alerting staff, and
 * writing and forwarding the audit log.
 * @param onMail called when there is something to send
 */
export async function startBackground(
  { settings, database, staffAddress, log }: OpenSite,
  built: Built,
  onMail: () => void,
) {
  const leadDays = createLeadDays(database.patient, built.buttonWords);
  const leadReader = threadedLeadReader(settings);
  const housekeeping = startHousekeeping(
    { db: database.unlimited, engine: database.engine },
    settings.DATA_DIR,
    log,
    async () => {
      await leadDays.recount();
      await leadReader.follow();
      await flushAggregates(database.db);
    },
  );
  const watch = startWatch(database, { dataFolder: settings.DATA_DIR, recipient: staffAddress }, onMail, log);
  const auditForwarding = await startForwarding(database.db, log);
  return {
    leadDays,
    leadReader,
    stop() {
      housekeeping.stop();
      watch.stop();
    },
    /** Call it after the last request: it writes the summarised entries of the audit log and forwards them all. */
    async close() {
      await leadReader.close();
      await flushAggregates(database.db, Number.POSITIVE_INFINITY).catch((error) =>
        log(`Aggregated audit entries were lost: ${error.message}`),
      );
      await auditForwarding.stop();
    },
  };
}
