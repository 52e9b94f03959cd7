import { type Context, Hono } from 'hono';
import {
  beginsAsPdf,
  maxFileBytes,
  partBytes,
  pdfEndBytes,
  type UploadAnswer,
  type UploadedAnswer,
  uploadInput,
  uploadPath,
} from '#contract/white-papers/files.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { problem } from '#server/http/answer/problem.ts';
import { readBytes } from '#server/http/request/body.ts';
import { readJson, refuseEnded } from '#server/http/request/read-json.ts';
import type { Services } from '#server/services.ts';
import { fileNamePart } from '#server/text/file-name.ts';
import { appendPart, completeFile, fileAddress, findFile, insertFile, readPart } from './file-repository.ts';
import { checkedPdf } from './pdf-check.ts';

/**
 * Uploads a PDF in parts of half a megabyte: a slow line loses at most one part, the browser can show progress, and
 * only one part is in memory. Each part is stored before it is answered. Mounted behind the login.
 */
export function uploadRoutes({ database: { db } }: Pick<Services, 'database'>): Hono {
  const app = new Hono();
  const part = `${uploadPath}/:id/:part` as const;
  const complete = `${uploadPath}/:id/complete` as const;

  app.post(uploadPath, async (c) => {
    const { name } = await readJson(c, uploadInput);
    const now = Date.now();
    const file = { id: newId(now), name: downloadName(name), created_at: now };
    await insertFile(db, file);
    return json(c, { id: file.id } satisfies UploadAnswer, { status: 201 });
  });

  app.post(complete, (c) => finish(c, db, c.req.param('id')));
  app.put(part, async (c) => {
    const number = /^\d{1,3}$/.test(c.req.param('part')) ? Number(c.req.param('part')) : -1;
    const file = await findFile(db, c.req.param('id'));
    if (!file || number < 0) return problem('not-found', 'de');
    const bytes = await readBytes(c, partBytes);
    await refuseEnded(c);
    if (bytes === null || number * partBytes + bytes.byteLength > maxFileBytes) return problem('file-too-large', 'de');
    if (bytes.byteLength === 0 || (number === 0 && !beginsAsPdf(bytes.toString('latin1', 0, pdfEndBytes)))) {
      return problem('not-pdf', 'de');
    }
    if (await appendPart(db, file.id, number, number * partBytes, bytes)) return noContent(c);
    // The answer to the first attempt was lost: the part is stored already.
    const stored = await readPart(db, file.id, number);
    return stored && bytes.equals(stored) ? noContent(c) : problem('conflict', 'de');
  });
  return app;
}

/** Completes an upload, which must have the structure of a PDF. Idempotent. */
async function finish(c: Context, db: Db, id: string): Promise<Response> {
  const file = await findFile(db, id);
  if (!file) return problem('not-found', 'de');
  if (file.completed_at === null) {
    const hash = await checkedPdf(db, file);
    if (hash === null) return problem('not-pdf', 'de');
    const complete = (transaction: Db) => completeFile(transaction, id, hash, Date.now());
    await c.get('recordedChange')(complete, () => ({}));
  }
  return json(c, { url: fileAddress(file), sizeBytes: file.size } satisfies UploadedAnswer);
}

/** A portable name made from the original one: `Prüfung 2026.PDF` becomes `pruefung-2026.pdf`. */
function downloadName(name: string): string {
  const plain = fileNamePart(name.replace(/\.pdf$/i, '')).toLowerCase();
  return `${plain || 'white-paper'}.pdf`;
}
