import { sql } from 'kysely';
import type { NewsletterKind } from '#contract/leads/registry.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import type { Import, ImportPartTable } from '#server/db/schema/import-tables.ts';
import { oneOf } from '#server/db/statements/one-of.ts';

/**
 * Locks out other imports of leads until the end of the transaction: both would take the same address for a new one. On
 * SQLite, the write that claimed the part is lock enough.
 */
export async function lockImportedLeads(db: Db, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(hashtext('imported leads'))`.execute(db);
}

/** Imports listed for staff. */
const shown = 20;

export async function insertImport(db: Db, row: Import): Promise<void> {
  await db.insertInto('imports').values(row).execute();
}

export function findImport(db: Db, id: string): Promise<Import | undefined> {
  return db.selectFrom('imports').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Imports whose file is complete, newest first: of an interrupted upload the rest will never come. */
export function listImports(db: Db): Promise<Import[]> {
  const complete = db.selectFrom('imports').selectAll().where('state', '<>', 'uploading');
  return complete.orderBy('id', 'desc').limit(shown).execute();
}

/** Number of known records by import: all that are left, and those that an undo has kept. */
export async function countRecords(db: Db, ids: readonly string[]) {
  const rows = await db
    .selectFrom('import_records')
    .select(({ fn }) => ['import_id', 'kept', fn.countAll<string | number>().as('count')])
    .where('import_id', 'in', ids)
    .groupBy(['import_id', 'kept'])
    .execute();
  return (id: string) => {
    const of = (kept: number) => Number(rows.find((row) => row.import_id === id && row.kept === kept)?.count ?? 0);
    return { left: of(0) + of(1), kept: of(1) };
  };
}

/** Stores the next part of a file. @returns false where it is stored already, out of turn or beyond `most` rows */
export async function appendPart(
  db: Db,
  id: string,
  { part, rows, last }: { part: number; rows: ImportPartTable['cells']; last: boolean },
  most: number,
) {
  const { numUpdatedRows } = await db
    .updateTable('imports')
    .set(({ eb }) => ({
      parts: part + 1,
      row_count: eb('row_count', '+', rows.length),
      ...(last && { state: 'open' }),
    }))
    .where('id', '=', id)
    .where('state', '=', 'uploading')
    .where('parts', '=', part)
    .where('row_count', '<=', most - rows.length)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  await db.insertInto('import_parts').values({ import_id: id, part, cells: rows }).execute();
  return true;
}

export async function partOf(db: Db, id: string, part: number): Promise<ImportPartTable['cells'] | undefined> {
  const found = await db
    .selectFrom('import_parts')
    .select('cells')
    .where('import_id', '=', id)
    .where('part', '=', part)
    .executeTakeFirst();
  return found?.cells;
}

export async function deleteParts(db: Db, id: string): Promise<void> {
  await db.deleteFrom('import_parts').where('import_id', '=', id).execute();
}

/** Changes an import in an expected state and locks its row. @returns whether it was in that state */
export async function changeImport(
  db: Db,
  id: string,
  expected: { states: Import['state'][]; nextPart?: number },
  change: Partial<Import>,
): Promise<boolean> {
  let update = db.updateTable('imports').set(change).where('id', '=', id).where('state', 'in', expected.states);
  if (expected.nextPart !== undefined) update = update.where('next_part', '=', expected.nextPart);
  return (await update.executeTakeFirst()).numUpdatedRows > 0n;
}

export async function deleteImport(db: Db, id: string): Promise<void> {
  for (const [table, column] of [
    ['import_parts', 'import_id'],
    ['import_records', 'import_id'],
    ['imports', 'id'],
  ] as const)
    await db.deleteFrom(table).where(sql.ref(column), '=', id).execute();
}

/** Those of these addresses that leads have. */
export async function keysOfLeads(db: Db, engine: Engine, keys: readonly string[]): Promise<Set<string>> {
  const these = oneOf(engine, sql.ref('email_key'), keys);
  const rows = await db.selectFrom('leads').select('email_key').distinct().where(these).execute();
  return new Set(rows.map(({ email_key }) => email_key));
}

/** Addresses that receive this newsletter, and others that have unsubscribed from any. */
export async function subscriptionStates(db: Db, engine: Engine, kind: NewsletterKind, keys: readonly string[]) {
  const rows = await db
    .selectFrom('newsletter_signups')
    .select(['email_key', 'state', 'kind'])
    .where(oneOf(engine, sql.ref('email_key'), keys))
    .where('state', '<>', 'pending')
    .execute();
  const confirmed = new Set(
    rows.flatMap((row) => (row.state === 'confirmed' && row.kind === kind ? row.email_key : [])),
  );
  const ended = rows.filter(({ email_key, state }) => state === 'unsubscribed' && !confirmed.has(email_key));
  return { confirmed, unsubscribed: new Set(ended.map(({ email_key }) => email_key)) };
}

/** The hashes among these that belong to erased people. */
export async function erasedHashes(db: Db, engine: Engine, hashes: readonly string[]): Promise<Set<string>> {
  const these = oneOf(engine, sql.ref('person_hash'), hashes);
  const rows = await db.selectFrom('erasures').select('person_hash').distinct().where(these).execute();
  return new Set(rows.map(({ person_hash }) => person_hash));
}

/** Records of an import that the current undo has not handled yet. */
export async function recordsToUndo(db: Db, id: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('import_records')
    .select('record_id')
    .where('import_id', '=', id)
    .where('kept', '=', 0)
    .limit(limit)
    .execute();
  return rows.map(({ record_id }) => record_id);
}

/** Names of records that an undo has kept. */
export async function keptRecords(db: Db, { id, kind }: Pick<Import, 'id' | 'kind'>, limit: number) {
  const kept = db.selectFrom('import_records').select('record_id').where('import_id', '=', id).where('kept', '=', 1);
  const named = ['id', 'first_name', 'last_name', 'email'] as const;
  const rows =
    kind === 'leads'
      ? await db.selectFrom('leads').select(named).where('id', 'in', kept).limit(limit).execute()
      : await db.selectFrom('newsletter_signups').select(named).where('id', 'in', kept).limit(limit).execute();
  return rows.map((row) => ({ id: row.id, name: `${row.first_name} ${row.last_name}`.trim() || row.email }));
}

/** Those of these records that were changed since the import: by staff, or by subscribers who left. */
export async function changedSince(db: Db, engine: Engine, kind: Import['kind'], ids: readonly string[]) {
  if (kind === 'subscribers') {
    const left = db.selectFrom('newsletter_signups').select('id').where('state', '<>', 'confirmed');
    const rows = await left.where(oneOf(engine, sql.ref('id'), ids)).execute();
    return new Set(rows.map(({ id }) => id));
  }
  const these = oneOf(engine, sql.ref('lead_id'), ids);
  const handled = await db.selectFrom('lead_desk').select('lead_id').where(these).where('version', '>', 1).execute();
  const withNotes = await db.selectFrom('lead_notes').select('lead_id').distinct().where(these).execute();
  return new Set([...handled, ...withNotes].map(({ lead_id }) => lead_id));
}

export async function deleteRecords(db: Db, engine: Engine, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('import_records')
    .where(oneOf(engine, sql.ref('record_id'), ids))
    .execute();
}

export async function markKept(db: Db, engine: Engine, ids: readonly string[]): Promise<void> {
  await db
    .updateTable('import_records')
    .set({ kept: 1 })
    .where(oneOf(engine, sql.ref('record_id'), ids))
    .execute();
}

export async function unmarkKept(db: Db, id: string): Promise<void> {
  await db.updateTable('import_records').set({ kept: 0 }).where('import_id', '=', id).execute();
}

export async function deleteSignups(db: Db, engine: Engine, ids: readonly string[]): Promise<void> {
  await db
    .deleteFrom('newsletter_signups')
    .where(oneOf(engine, sql.ref('id'), ids))
    .execute();
}

/**
 * Cleans up files of imports begun before a time (milliseconds since 1970): deletes imports that were never run, and
 * the remaining parts of the others.
 */
export async function sweepImportFiles(db: Db, before: number): Promise<void> {
  const old = await db
    .selectFrom('imports')
    .select(['id', 'state'])
    .where('created_at', '<', before)
    .where('state', 'in', ['uploading', 'open', 'running'])
    .execute();
  for (const { id, state } of old) {
    await db.transaction().execute(async (transaction) => {
      if (!(await changeImport(transaction, id, { states: [state] }, { state: 'done' }))) return;
      if (state === 'running') await deleteParts(transaction, id);
      else await deleteImport(transaction, id);
    });
  }
}

/** Deletes imports begun before a time (milliseconds since 1970) with their records; they cannot be undone any more. */
export async function sweepImports(db: Db, before: number): Promise<void> {
  const old = await db.selectFrom('imports').select('id').where('created_at', '<', before).execute();
  for (const { id } of old) await db.transaction().execute((transaction) => deleteImport(transaction, id));
}
