import { type Context, Hono } from 'hono';
import {
  type ImportView,
  importInput,
  importLimits,
  importPaths,
  partInput,
  planInput,
  runInput,
  undoInput,
} from '#contract/staff/imports/imports.ts';
import { emptyLog } from '#server/db/empty-log.ts';
import { newId } from '#server/db/id.ts';
import type { Import } from '#server/db/schema/import-tables.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { refuse, refuseField } from '#server/http/answer/problem.ts';
import { idInPath } from '#server/http/request/id-in-path.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { createPersonHash } from '#server/secrets/person-hash.ts';
import type { Services } from '#server/services.ts';
import { isoTime } from '#server/text/iso-time.ts';
import { previewImport, runPart, undoBatch } from './imports.ts';
import {
  appendPart,
  changeImport,
  countRecords,
  deleteImport,
  findImport,
  insertImport,
  keptRecords,
  listImports,
  partOf,
} from './repository.ts';

/** The most kept records named after an undo. */
const namedKept = 100;

/** Imports of existing leads and subscribers. Requires a session. */
export function importRoutes({ database, secret }: Services): Hono {
  const app = new Hono();
  const { db } = database;
  const { list } = importPaths;
  const personHash = createPersonHash(secret);
  const by = (c: Context) => ({ staffId: c.get('session').staffId, username: c.get('session').username });
  const found = async (c: Context) => (await findImport(db, idInPath(c))) ?? refuse('not-found');
  const viewOf = async (one: Import) => (await views([one]))[0] ?? refuse('not-found');

  async function views(imports: readonly Import[]): Promise<ImportView[]> {
    if (imports.length === 0) return [];
    const records = await countRecords(
      db,
      imports.map(({ id }) => id),
    );
    return imports.map((one) => ({ ...toView(one), ...records(one.id) }));
  }

  app.get(list, async (c) => json(c, { imports: await views(await listImports(db)) }));

  app.post(list, async (c) => {
    const { kind, fileName, headings } = await readJson(c, importInput);
    const now = Date.now();
    const row: Import = {
      id: newId(now),
      created_at: now,
      created_by: by(c).username,
      kind,
      file_name: fileName,
      state: 'uploading',
      headings,
      plan: null,
      parts: 0,
      row_count: 0,
      next_part: 0,
      made: 0,
      duplicates: 0,
      refused: 0,
    };
    const insert = (transaction: typeof db) => insertImport(transaction, row);
    await c.get('recordedChange')(insert, () => ({ subject: row.id, details: { kind } }));
    return json(c, { import: await viewOf(row) }, { status: 201 });
  });

  app.put(`${list}/:id/parts`, async (c) => {
    const { id, parts } = await found(c);
    const { part, rows, last } = await readJson(c, partInput);
    const append = () =>
      db.transaction().execute((transaction) => appendPart(transaction, id, { part, rows, last }, importLimits.rows));
    if (await append()) return noContent(c);
    // A retry after a lost response: the part is stored already.
    const stored = part < parts ? await partOf(db, id, part) : undefined;
    return stored && JSON.stringify(stored) === JSON.stringify(rows) ? noContent(c) : refuse('conflict');
  });

  app.post(`${list}/:id/plan`, async (c) => {
    const one = await found(c);
    const plan = await readJson(c, planInput);
    if (!plan.fields.includes('email')) return refuseField('fields', 'emailMissing');
    if (!(await changeImport(db, one.id, { states: ['open'] }, { plan }))) return refuse('conflict');
    return json(c, await previewImport(database, one, plan, personHash));
  });

  app.post(`${list}/:id/run`, async (c) => {
    const { id, plan } = await found(c);
    const { part } = await readJson(c, runInput);
    if (!plan) return refuse('conflict');
    await runPart(database, id, part, by(c), personHash);
    const after = await found(c);
    if (after.state === 'done') await emptyLog(database);
    return json(c, { import: await viewOf(after) });
  });

  app.post(`${list}/:id/undo`, async (c) => {
    const one = await found(c);
    const { changed } = await readJson(c, undoInput);
    if (one.state === 'open' || one.state === 'uploading') return refuse('conflict');
    await undoBatch(database, one.id, changed, by(c));
    const after = await found(c);
    if (after.state === 'undone') await emptyLog(database);
    return json(c, { import: await viewOf(after), kept: await keptRecords(db, after, namedKept) });
  });

  app.delete(`${list}/:id`, async (c) => {
    const { id } = await found(c);
    const dropped = await c.get('recordedChange')(
      async (transaction) => {
        // An import that has begun can be undone, so it must not be deleted.
        const isOpen = await changeImport(transaction, id, { states: ['uploading', 'open'] }, { plan: null });
        if (isOpen) await deleteImport(transaction, id);
        return isOpen;
      },
      (done) => (done ? {} : null),
    );
    if (!dropped) return refuse('conflict');
    await emptyLog(database);
    return noContent(c);
  });
  return app;
}

function toView({ created_at, created_by, file_name, row_count, next_part, ...one }: Import) {
  return {
    ...one,
    created_at: isoTime(created_at),
    by: created_by,
    fileName: file_name,
    rows: row_count,
    nextPart: next_part,
  };
}
