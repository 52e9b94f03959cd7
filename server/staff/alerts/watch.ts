import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { day, minute } from '#contract/durations.ts';
import type { AlertCause } from '#contract/staff/alerts/causes.ts';
import { backupMark } from '#server/db/back-up.ts';
import type { Database } from '#server/db/connection/connect.ts';
import type { AuditRow } from '#server/db/schema/audit-tables.ts';
import { repeatJob } from '#server/log/repeat-job.ts';
import { isClockDoubted } from '#server/operation/clock.ts';
import { freeBytes } from '#server/operation/disk.ts';
import { sendAnchor } from './anchor.ts';
import { raiseAlert } from './raise-alert.ts';
import { entriesOf, hasMadeAccess, isOutboxStuck } from './repository.ts';

/** How far back a round reads the audit log (milliseconds): a site that was down for less misses nothing. */
const lookedBack = 120 * minute;
/** Bytes; low enough to matter, high enough that staff have days to make room. */
const littleRoom = 512 * 1024 * 1024;
/** Backups are made daily, if at all; one may fail without an alert, two may not. */
const overdueAfter = 2 * day;

const actions = [
  'role-given',
  'account-added',
  'account-disabled',
  'account-reset',
  'second-factor-removed',
  'program-added',
  'webhook-added',
  'leads-exported',
  'person-erased',
  'retention-changed',
] as const;

type Watched = Pick<Database, 'db' | 'engine'> & { dataFolder: string; recipient: string };

/** The alert that an audit entry causes, whichever program wrote it; null for most. */
function causeOf({ action, actor, details }: AuditRow): AlertCause | null {
  // The site itself creates the first account.
  if (actor === '') return null;
  if (action === 'account-added' || action === 'role-given') return 'role-given';
  // Someone taking over a colleague's account would do both.
  if (action === 'account-reset' || action === 'second-factor-removed') return 'account-reset';
  // From then on leads leave the site automatically.
  if (action === 'program-added' || action === 'webhook-added') return action;
  if (action === 'leads-exported') return 'format' in details ? 'complete-export' : null;
  if (action === 'retention-changed') return Number(details.days) < Number(details.before) ? 'retention-cut' : null;
  return action === 'person-erased' ? 'person-erased' : null;
}

/** The account that an audit entry disables or demotes from manager, whoever did it; null for other entries. */
function leaverOf({ action, details }: AuditRow): string | null {
  const leaves = action === 'account-disabled' || (action === 'role-given' && details.role !== 'manage');
  return leaves ? String(details.account) : null;
}

/**
 * Alerts staff to audit entries, and once a day to problems of the site. Safe with several processes.
 * @param room returns the free bytes on a folder's disk
 * @returns the number of mails queued
 */
export async function checkForAlerts(
  { db, engine, dataFolder, recipient }: Watched,
  now = Date.now(),
  room: (folder: string) => Promise<number> = freeBytes,
): Promise<number> {
  let mails = 0;
  const alert = async (cause: AlertCause, about: string, at: number, period?: number) => {
    if (await raiseAlert({ db, engine }, { cause, about, recipient, at, ...(period && { period }) })) mails += 1;
  };
  for (const entry of await entriesOf(db, actions, now - lookedBack)) {
    const cause = causeOf(entry);
    if (cause) await alert(cause, entry.actor, entry.at);
    const leaver = leaverOf(entry);
    if (leaver !== null && (await hasMadeAccess(db, leaver, now))) await alert('access-left', leaver, entry.at);
  }
  if (await isOutboxStuck(db, now)) await alert('outbox-stuck', '', now, day);
  if ((await room(dataFolder)) < littleRoom) await alert('disk-short', '', now, day);
  if (await isClockDoubted(db, now)) await alert('clock-leapt', '', now, day);
  const copied = await lastBackup(dataFolder);
  if (copied !== null && copied < now - overdueAfter) await alert('backup-overdue', '', now, day);
  return mails;
}

/** Runs every minute: alerts, and once a day the head of the audit log. */
export function startWatch(
  { patient, engine }: Database,
  where: Omit<Watched, 'db' | 'engine'>,
  onMail: () => void,
  log: (line: string) => void,
): { stop: () => void } {
  const database = { db: patient, engine, ...where };
  const check = async () => {
    const mails = (await checkForAlerts(database)) + (await sendAnchor(database));
    if (mails > 0) onMail();
  };
  return repeatJob(minute, 'Alerts could not be checked', check, log);
}

/** When `npm run backup` last ran (milliseconds since 1970); null if it never did, as with other backup tools. */
export function lastBackup(dataFolder: string): Promise<number | null> {
  return stat(join(dataFolder, backupMark)).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}
