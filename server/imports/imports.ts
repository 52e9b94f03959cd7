import { setImmediate } from 'node:timers/promises';
import type { ImportPlan, PreviewAnswer } from '#contract/staff/imports/imports.ts';
import { audit } from '#server/audit/record.ts';
import type { Database, Db } from '#server/db/connection/connect.ts';
import type { Import } from '#server/db/schema/import-tables.ts';
import { lockSignups } from '#server/newsletter/repository.ts';
import { eraseLeadRecords } from '#server/privacy/places/lead-records-repository.ts';
import type { PersonHash } from '#server/secrets/person-hash.ts';
import { isoTime } from '#server/text/iso-time.ts';
import { classifyRows, type NewRow } from './classify-rows.ts';
import {
  changedSince,
  changeImport,
  deleteParts,
  deleteRecords,
  deleteSignups,
  findImport,
  lockImportedLeads,
  markKept,
  partOf,
  recordsToUndo,
  unmarkKept,
} from './repository.ts';
import { storeLeads, storeSignups } from './store.ts';

/** Rows shown in a preview as they would be stored. */
const shownFirst = 10;
/** Records that one transaction of an undo handles. */
const undoneAtOnce = 200;

type Store = Pick<Database, 'db' | 'engine'>;
type By = { staffId: string; username: string };

/** What a plan would make of all rows with the current data; stores nothing. */
export async function previewImport(
  { db, engine }: Store,
  { id, kind, headings, parts }: Import,
  plan: ImportPlan,
  personHash: PersonHash,
): Promise<PreviewAnswer> {
  const now = Date.now();
  const answer: PreviewAnswer = { fresh: 0, duplicates: 0, refused: [], first: [] };
  const seen = new Set<string>();
  for (let part = 0; part < parts; part++) {
    const rows = (await partOf(db, id, part)) ?? [];
    const found = await classifyRows({ db, engine }, { kind, headings, plan }, rows, personHash, seen, now);
    answer.fresh += found.fresh.length;
    answer.duplicates += found.duplicates;
    answer.refused.push(...found.refused);
    answer.first.push(...found.fresh.slice(0, shownFirst - answer.first.length).map(shown));
    // Yields to other requests.
    await setImmediate();
  }
  return answer;
}

function shown({ line, at, details, key: _, ...texts }: NewRow): PreviewAnswer['first'][number] {
  const values = { ...texts, date: isoTime(at), ...details };
  return { line, values: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) };
}

/**
 * Runs one part of an import in one transaction, if it is the next one. Repeated requests, concurrent users or a killed
 * process therefore leave each part done once or not at all.
 */
export async function runPart(
  { db, engine }: Store,
  id: string,
  part: number,
  by: By,
  personHash: PersonHash,
): Promise<void> {
  const now = Date.now();
  await db.transaction().execute(async (transaction) => {
    const expected = { states: ['open', 'running'], nextPart: part } satisfies Parameters<typeof changeImport>[2];
    // Comes first: a concurrent request waits here and then finds that another part is next.
    if (!(await changeImport(transaction, id, expected, { next_part: part + 1, state: 'running' }))) return;
    const found = await findImport(transaction, id);
    const rows = await partOf(transaction, id, part);
    if (!found?.plan || !rows) throw new Error('an import without a plan or without this part');
    const of = { ...found, plan: found.plan };
    const lock = found.kind === 'leads' ? lockImportedLeads : lockSignups;
    await lock(transaction, engine);
    const { fresh, duplicates, refused } = await classifyRows(
      { db: transaction, engine },
      of,
      rows,
      personHash,
      new Set(),
      now,
    );
    const store = found.kind === 'leads' ? storeLeads : storeSignups;
    await store(transaction, engine, of, fresh, { staffId: by.staffId, now });
    const isLast = part + 1 === found.parts;
    const made = found.made + fresh.length;
    await changeImport(
      transaction,
      id,
      { states: ['running'] },
      {
        made,
        duplicates: found.duplicates + duplicates,
        refused: found.refused + refused.length,
        ...(isLast && { state: 'done' }),
      },
    );
    if (isLast) await deleteParts(transaction, id);
    if (isLast || part === 0) {
      const details = { kind: found.kind, rows: found.row_count, ...(isLast && { made }) };
      await audit(transaction, { actor: by.username, action: 'import-run', subject: id, details });
    }
  });
}

/**
 * Undoes a batch of an import's records. Records changed since are kept, unless `changed` is set; unsubscribed
 * subscribers are always kept, because their opt-out must not be lost. Its audit entry is written with the first batch:
 * what that erased is erased even if nobody asks for the next one.
 */
export async function undoBatch({ db, engine }: Store, id: string, changed: boolean, by: By): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const before = await findImport(transaction, id);
    const states: Import['state'][] = ['done', 'undoing', 'running', 'undone'];
    if (!before || !(await changeImport(transaction, id, { states }, { state: 'undoing' }))) return;
    // A new undo reconsiders the records that an earlier one kept.
    if (before.state !== 'undoing') {
      await recordUndo(transaction, before, by);
      await unmarkKept(transaction, id);
      await deleteParts(transaction, id);
    }
    const ids = await recordsToUndo(transaction, id, undoneAtOnce);
    const touched = await changedSince(transaction, engine, before.kind, ids);
    const stays = (one: string) => touched.has(one) && (before.kind === 'subscribers' || !changed);
    const [kept, gone] = [ids.filter(stays), ids.filter((one) => !stays(one))];
    if (before.kind === 'leads') await eraseLeadRecords(transaction, engine, gone);
    else await deleteSignups(transaction, engine, gone);
    await deleteRecords(transaction, engine, gone);
    await markKept(transaction, engine, kept);
    if (ids.length === undoneAtOnce) return;
    await changeImport(transaction, id, { states: ['undoing'] }, { state: 'undone' });
  });
}

function recordUndo(transaction: Db, { id, kind }: Import, { username }: By): Promise<void> {
  return audit(transaction, { actor: username, action: 'import-undone', subject: id, details: { kind } });
}
