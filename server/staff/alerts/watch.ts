import { stat, statfs } from 'node:fs/promises';
import { join } from 'node:path';
import type { AlertCause } from '#contract/staff/alerts/causes.ts';
import { backupMark } from '#server/db/back-up.ts';
import type { Database } from '#server/db/connection/connect.ts';
import type { AuditRow } from '#server/db/schema/access-tables.ts';
import { anchorOnce } from './anchor.ts';
import { raise } from './raise.ts';
import { entriesOf, hasMadeAccess, isOutboxStuck } from './repository.ts';

const minute = 60_000;
const day = 1440 * minute;
/** Entries of the audit log that a round looks at: a site that stood for less has told of them all. */
const lookedBack = 120 * minute;
/** Bytes: below that staff have days left to make room, not minutes. */
const littleRoom = 512 * 1024 * 1024;
/** Copies are made daily, if at all; one may fail unnoticed, two may not. */
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

/** What an entry of the audit log alerts staff to, whichever program wrote it; null for most. */
function causeOf({ action, actor, details }: AuditRow): AlertCause | null {
  // The site's own account is made by nobody.
  if (actor === '') return null;
  if (action === 'account-added' || action === 'role-given') return 'role-given';
  // Whoever takes over a colleague's account does both.
  if (action === 'account-reset' || action === 'second-factor-removed') return 'account-reset';
  // From then on leads go out without anybody's doing.
  if (action === 'program-added' || action === 'webhook-added') return action;
  if (action === 'leads-exported') return 'format' in details ? 'complete-export' : null;
  if (action === 'retention-changed') return Number(details.days) < Number(details.before) ? 'retention-cut' : null;
  return action === 'person-erased' ? 'person-erased' : null;
}

/** Whose account is locked, or manages no more, by an entry of the audit log, whoever wrote it; null for others. */
function leaverOf({ action, details }: AuditRow): string | null {
  const leaves = action === 'account-disabled' || (action === 'role-given' && details.role !== 'manage');
  return leaves ? String(details.account) : null;
}

/**
 * Tells staff of what was done and of what is wrong with the site, which is told once a day. Safe in several processes.
 * @param room bytes that are free on a folder's disk
 * @returns how many mails were queued
 */
export async function watchOnce(
  { db, engine, dataFolder, recipient }: Watched,
  now = Date.now(),
  room: (folder: string) => Promise<number> = freeBytes,
): Promise<number> {
  let mails = 0;
  const raiseAlert = async (cause: AlertCause, about: string, at: number, period?: number) => {
    if (await raise({ db, engine }, { cause, about, recipient, at, ...(period && { period }) })) mails += 1;
  };
  for (const entry of await entriesOf(db, actions, now - lookedBack)) {
    const cause = causeOf(entry);
    if (cause) await raiseAlert(cause, entry.actor, entry.at);
    const leaver = leaverOf(entry);
    if (leaver !== null && (await hasMadeAccess(db, leaver, now))) await raiseAlert('access-left', leaver, entry.at);
  }
  if (await isOutboxStuck(db, now)) await raiseAlert('outbox-stuck', '', now, day);
  if ((await room(dataFolder)) < littleRoom) await raiseAlert('disk-short', '', now, day);
  const copied = await lastBackup(dataFolder);
  if (copied !== null && copied < now - overdueAfter) await raiseAlert('backup-overdue', '', now, day);
  return mails;
}

/** Every minute, from the first on: alerts, and once a day where the audit log has got to. */
export function startWatch(
  { patient, engine }: Database,
  where: Omit<Watched, 'db' | 'engine'>,
  onMail: () => void,
  log: (line: string) => void,
): { stop: () => void } {
  const database = { db: patient, engine, ...where };
  const round = async () => (await watchOnce(database)) + (await anchorOnce(database));
  const timer = setInterval(() => {
    round().then(
      (mails) => mails > 0 && onMail(),
      (error: Error) => log(`Alerts: ${error.message}`),
    );
  }, minute);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** When `npm run backup` last wrote a copy (milliseconds since 1970); null where the operator has other ways. */
export function lastBackup(dataFolder: string): Promise<number | null> {
  return stat(join(dataFolder, backupMark)).then(
    ({ mtimeMs }) => mtimeMs,
    () => null,
  );
}
