import {
  type BulkAnswer,
  type BulkItem,
  type Desk,
  type DeskChange,
  type StaffMember,
  untouched,
} from '#contract/staff/desk.ts';
import type { Database, Db } from '#server/db/connection/connect.ts';
import {
  type Changed,
  changeDesk,
  deleteNote,
  deskOf,
  desksOf,
  deskVersion,
  insertNote,
  leadExists,
} from './repository.ts';

/** `onChanged` tells those who look at the desk now. */
export type DeskChanges = Pick<Database, 'db' | 'engine'> & { onChanged: () => void };

/** Writes down a change in its transaction. */
type Record = (transaction: Db) => Promise<void>;

/** Changes one lead; `desk` is what stands afterwards, also where another change was faster. */
export async function changeOne(
  { db, engine, onChanged }: DeskChanges,
  id: string,
  change: DeskChange,
  by: StaffMember,
  record: Record,
): Promise<{ changed: Changed; desk: Desk }> {
  const now = Date.now();
  const changed = await db.transaction().execute(async (transaction) => {
    const outcome = await changeDesk(transaction, id, change, by, now);
    if (outcome === 'done') await record(transaction);
    return outcome;
  });
  if (changed === 'done') onChanged();
  return { changed, desk: await deskOf(db, engine, id) };
}

/** Changes many in one transaction; those that others were faster with are left as they are and told. */
export async function changeMany(
  { db, engine, onChanged }: DeskChanges,
  items: readonly BulkItem[],
  by: StaffMember,
  record: (transaction: Db, done: string[]) => Promise<void>,
): Promise<BulkAnswer> {
  const now = Date.now();
  const ids = items.map(({ id }) => id);
  const before = await desksOf(db, engine, ids);
  const outcomes = new Map<string, Changed>();
  const of = (wanted: Changed) => [...outcomes].flatMap(([id, outcome]) => (outcome === wanted ? id : []));
  await db.transaction().execute(async (transaction) => {
    // In one order for all, so that two such changes cannot wait for each other.
    for (const { id, ...change } of items.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      if (!outcomes.has(id)) outcomes.set(id, await changeDesk(transaction, id, change, by, now));
    }
    await record(transaction, of('done'));
  });
  onChanged();
  const after = await desksOf(db, engine, ids);
  return {
    done: of('done').map((id) => ({ id, desk: after[id] ?? untouched, before: before[id] ?? untouched })),
    conflicts: of('stale').map((id) => ({ id, current: after[id] ?? untouched })),
    gone: of('gone'),
  };
}

type Note = { id: string; text: string; answered: boolean };

/**
 * Adds a note, and with `answered` notes that the visitor has got an answer. @returns null when there is no such lead
 */
export async function noteOn(
  { db, engine, onChanged }: DeskChanges,
  leadId: string,
  { id, text, answered }: Note,
  by: StaffMember,
  record: Record,
): Promise<Desk | null> {
  const now = Date.now();
  const added = await db.transaction().execute(async (transaction) => {
    if (!(await leadExists(transaction, leadId))) return false;
    await insertNote(transaction, { id, lead_id: leadId, staff_id: by.id, created_at: now, text });
    // Noting an answer takes nothing from anyone else's change: it is made on whatever stands now.
    for (let changed: Changed = answered ? 'stale' : 'done'; changed === 'stale'; ) {
      const version = await deskVersion(transaction, leadId);
      changed = await changeDesk(transaction, leadId, { version, answered: true }, by, now);
    }
    await record(transaction);
    return true;
  });
  if (!added) return null;
  onChanged();
  return deskOf(db, engine, leadId);
}

/** @returns false when there is no such note of theirs */
export async function takeBackNote(
  { db, onChanged }: DeskChanges,
  leadId: string,
  noteId: string,
  by: StaffMember,
  record: Record,
): Promise<boolean> {
  const deleted = await db.transaction().execute(async (transaction) => {
    const found = await deleteNote(transaction, leadId, noteId, by, Date.now());
    if (found) await record(transaction);
    return found;
  });
  if (deleted) onChanged();
  return deleted;
}
