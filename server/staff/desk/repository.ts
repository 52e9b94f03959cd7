import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { type Desk, type DeskChange, emptyDesk, type StaffMember } from '#contract/staff/desk.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import type { LeadDesk, NewLeadHistory } from '#server/db/schema/desk-tables.ts';
import { oneOf } from '#server/db/statements/one-of.ts';
import { authorName } from '#server/staff/account/program-authors.ts';
import { isoTime } from '#server/text/iso-time.ts';

const columns = ['state', 'owner_id', 'version', 'answered_at', 'changed_at', 'changed_by'] as const;
type Row = Pick<LeadDesk, (typeof columns)[number]>;
const untouchedRow: Row = {
  state: 'new',
  owner_id: null,
  version: 0,
  answered_at: null,
  changed_at: 0,
  changed_by: '',
};

/** A row of the desk with the names of staff. */
export type DeskRow = Row & { owner_name: string | null; changer_name: string };

/** Desks of these leads with the names of staff; leads without changes are missing. */
export async function desksOf(db: Db, engine: Engine, leadIds: readonly string[]): Promise<Record<string, Desk>> {
  if (leadIds.length === 0) return {};
  return named(
    await withNames(db)
      .where(oneOf(engine, sql.ref('lead_desk.lead_id'), leadIds))
      .execute(),
  );
}

/** The desk of one lead. */
export async function deskOf(db: Db, engine: Engine, leadId: string): Promise<Desk> {
  return (await desksOf(db, engine, [leadId]))[leadId] ?? emptyDesk;
}

/** Leads changed since a time (milliseconds since 1970), the latest 200. */
export async function desksChangedSince(db: Db, moment: number): Promise<Record<string, Desk>> {
  const rows = await withNames(db)
    .where('lead_desk.changed_at', '>=', moment)
    .orderBy('lead_desk.changed_at', 'desc')
    .limit(200)
    .execute();
  return named(rows);
}

function withNames(db: Db) {
  return db
    .selectFrom('lead_desk')
    .leftJoin('staff as owner', 'owner.id', 'lead_desk.owner_id')
    .innerJoin('staff as changer', 'changer.id', 'lead_desk.changed_by')
    .select(['lead_desk.lead_id', 'owner.username as owner_name', 'changer.username as changer_name'])
    .select([
      'lead_desk.state',
      'lead_desk.owner_id',
      'lead_desk.version',
      'lead_desk.answered_at',
      'lead_desk.changed_at',
      'lead_desk.changed_by',
    ]);
}

function named(rows: readonly (DeskRow & { lead_id: string })[]): Record<string, Desk> {
  return Object.fromEntries(rows.map((row) => [row.lead_id, toDesk(row)]));
}

export function toDesk(row: DeskRow): Desk {
  return {
    state: row.state,
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
    version: row.version,
    answeredAt: isoTime(row.answered_at),
    changedAt: isoTime(row.changed_at),
    changedBy: { id: row.changed_by, name: authorName(row.changer_name) },
  };
}

/** `stale`: the lead has another version by now. `gone`: there is no such lead. */
export type Changed = 'done' | 'stale' | 'gone';

/**
 * Changes a lead's desk if it still has the expected version, and adds the changes to its history. Call it in a
 * transaction. A change without effect is done without a new version.
 */
export async function changeDesk(
  transaction: Db,
  leadId: string,
  { version, state, owner, answered }: DeskChange,
  by: StaffMember,
  now: number,
): Promise<Changed> {
  if (!(await leadExists(transaction, leadId))) return 'gone';
  const stored = await transaction
    .selectFrom('lead_desk')
    .select(columns)
    .where('lead_id', '=', leadId)
    .executeTakeFirst();
  const before = stored ?? untouchedRow;
  if (before.version !== version) return 'stale';
  const after = {
    state: state ?? before.state,
    owner_id: owner === undefined ? before.owner_id : owner,
    answered_at: answered === undefined ? before.answered_at : answered ? (before.answered_at ?? now) : null,
  };
  const changes: { what: NewLeadHistory['what']; from: string; to: string }[] = [
    { what: 'state', from: before.state, to: after.state },
    { what: 'owner', from: before.owner_id ?? '', to: after.owner_id ?? '' },
    { what: 'answered', from: before.answered_at ? 'yes' : '', to: after.answered_at ? 'yes' : '' },
  ];
  const events = changes.filter(({ from, to }) => from !== to);
  if (events.length === 0) return 'done';
  const row = { ...after, version: version + 1, changed_at: now, changed_by: by.id };
  // The second of two writers finds the row, or another version, and writes nothing.
  const written = stored
    ? await transaction
        .updateTable('lead_desk')
        .set(row)
        .where('lead_id', '=', leadId)
        .where('version', '=', version)
        .returning('version')
        .executeTakeFirst()
    : await transaction
        .insertInto('lead_desk')
        .values({ ...row, lead_id: leadId })
        .onConflict((conflict) => conflict.column('lead_id').doNothing())
        .returning('version')
        .executeTakeFirst();
  if (!written) return 'stale';
  await transaction
    .insertInto('lead_history')
    .values(
      events.map(({ what, from, to }) => ({
        id: newId(now),
        lead_id: leadId,
        staff_id: by.id,
        created_at: now,
        what,
        from_value: from,
        to_value: to,
      })),
    )
    .execute();
  return 'done';
}

export async function leadExists(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('leads').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;
}

/** The current version of the lead's desk. */
export async function deskVersion(db: Db, leadId: string): Promise<number> {
  const row = await db.selectFrom('lead_desk').select('version').where('lead_id', '=', leadId).executeTakeFirst();
  return row?.version ?? 0;
}

type NewNote = { id: string; lead_id: string; staff_id: string; created_at: number; text: string };

/**
 * Adds a note once. If the id belongs to a different text (corrected before a retry, because the first response was
 * lost), the note is stored under another id. That id is derived from both, so a repetition of it is stored once, too.
 */
export async function insertNote(transaction: Db, note: NewNote): Promise<void> {
  const { id, lead_id, staff_id, text } = note;
  if (await insertNew(transaction, note)) return;
  const same = await transaction
    .selectFrom('lead_notes')
    .select('id')
    .where('id', '=', id)
    .where('lead_id', '=', lead_id)
    .where('staff_id', '=', staff_id)
    .where('text', '=', text)
    .executeTakeFirst();
  if (same) return;
  const words = JSON.stringify([id, lead_id, staff_id, text]);
  await insertNew(transaction, { ...note, id: createHash('sha256').update(words).digest('hex').slice(0, 32) });
}

/** @returns false when a note with this id exists */
async function insertNew(db: Db, note: NewNote): Promise<boolean> {
  const written = await db
    .insertInto('lead_notes')
    .values(note)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

/**
 * Deletes a note of its author; the history shows that there was one.
 * @returns false when the author has no such note
 */
export async function deleteNote(
  transaction: Db,
  leadId: string,
  noteId: string,
  by: StaffMember,
  now: number,
): Promise<boolean> {
  const deleted = await transaction
    .deleteFrom('lead_notes')
    .where('id', '=', noteId)
    .where('lead_id', '=', leadId)
    .where('staff_id', '=', by.id)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) return false;
  await transaction
    .insertInto('lead_history')
    .values({
      id: newId(now),
      lead_id: leadId,
      staff_id: by.id,
      created_at: now,
      what: 'note-deleted',
      from_value: '',
      to_value: '',
    })
    .execute();
  return true;
}
