import type { BulkItem, StaffMember } from '#contract/staff/desk.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { type Changed, changeDesk, deskVersion, insertNote, leadExists } from './repository.ts';

/** Changes several leads; those changed concurrently are left alone. @returns the outcome by lead id */
export async function changeDesks(
  transaction: Db,
  items: readonly BulkItem[],
  by: StaffMember,
): Promise<ReadonlyMap<string, Changed>> {
  const now = Date.now();
  const outcomes = new Map<string, Changed>();
  // In a fixed order, so that two such changes cannot deadlock.
  for (const { id, ...change } of items.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!outcomes.has(id)) outcomes.set(id, await changeDesk(transaction, id, change, by, now));
  }
  return outcomes;
}

type Note = { id: string; text: string; answered: boolean };

/**
 * Adds a note and, with `answered`, marks the lead as answered.
 * @returns false when there is no such lead
 */
export async function addNote(
  transaction: Db,
  leadId: string,
  { id, text, answered }: Note,
  by: StaffMember,
): Promise<boolean> {
  const now = Date.now();
  if (!(await leadExists(transaction, leadId))) return false;
  await insertNote(transaction, { id, lead_id: leadId, staff_id: by.id, created_at: now, text });
  // Marking a lead as answered overwrites no other change, so it is retried on the current version.
  for (let changed: Changed = answered ? 'stale' : 'done'; changed === 'stale'; ) {
    const version = await deskVersion(transaction, leadId);
    changed = await changeDesk(transaction, leadId, { version, answered: true }, by, now);
  }
  return true;
}
