import { type Context, Hono } from 'hono';
import type { FieldError } from '#contract/http/problem.ts';
import { adminPaths } from '#contract/staff/contacts.ts';
import {
  type AdminWhitePaper,
  type WhitePaperConflict,
  type WhitePaperInput,
  type WhitePapersAnswer,
  whitePaperChangeInput,
  whitePaperInput,
} from '#contract/staff/white-papers.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { isId } from '#server/db/is-id.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { problem } from '#server/http/answer/problem.ts';
import { readJson } from '#server/http/request/read-json.ts';
import type { Services } from '#server/services.ts';
import { leadsToFile } from './download-info.ts';
import {
  deleteWhitePaper,
  findWhitePaper,
  insertWhitePaper,
  listWhitePapers,
  restoreWhitePaper,
  toAdminWhitePaper,
  updateWhitePaper,
} from './repository.ts';

/**
 * The white papers tab's calls (spec section 7); pages that list the papers are rendered anew after each change.
 * Checks no login itself: `staffRoutes` mounts it behind its own check.
 * @param downloadsFolder where the files of /downloads lie
 */
export function whitePaperStaffRoutes(
  { database: { db }, contentChanged }: Pick<Services, 'database' | 'contentChanged'>,
  downloadsFolder: string,
): Hono {
  const app = new Hono();
  const all = adminPaths.whitePapers;
  const one = `${adminPaths.whitePapers}/:id` as const;
  const restore = `${one}/restore` as const;
  const userName = (c: Context) => c.get('session').username;

  app.get(all, async (c) => {
    const papers = await listWhitePapers(db);
    return json(c, { whitepapers: papers.map(toAdminWhitePaper) } satisfies WhitePapersAnswer);
  });

  app.post(all, async (c) => {
    const read = await readJson(c, whitePaperInput, 'de');
    if ('refused' in read) return read.refused;
    const wrong = await missingFiles(read.input);
    if (wrong) return wrong;
    const insert = (transaction: Db) => insertWhitePaper(transaction, read.input, userName(c));
    const paper = await c.get('recordedChange')(insert, (made) =>
      made === 'number-taken' ? null : { subject: made.id },
    );
    if (paper === 'number-taken') return numberTaken();
    await contentChanged();
    c.header('location', `${all}/${paper.id}`);
    return json(c, toAdminWhitePaper(paper) satisfies AdminWhitePaper, { status: 201 });
  });

  app.put(one, async (c) => {
    const id = c.req.param('id');
    const read = await readJson(c, whitePaperChangeInput, 'de');
    if ('refused' in read) return read.refused;
    const wrong = await missingFiles(read.input);
    if (wrong) return wrong;
    if (!isId(id)) return notFound();
    const update = (transaction: Db) => updateWhitePaper(transaction, id, read.input, userName(c));
    const paper = await c.get('recordedChange')(update, (made) => (made && made !== 'number-taken' ? {} : null));
    if (paper === 'number-taken') return (await findWhitePaper(db, id)) ? numberTaken() : notFound();
    if (!paper) return lateOrGone(id);
    await contentChanged();
    return json(c, toAdminWhitePaper(paper) satisfies AdminWhitePaper);
  });

  app.delete(one, async (c) => {
    const id = c.req.param('id');
    if (!(await changed(c, id, deleteWhitePaper))) return notFound();
    await contentChanged();
    return noContent(c);
  });

  app.post(restore, async (c) => {
    const id = c.req.param('id');
    if (!(await changed(c, id, restoreWhitePaper))) return notFound();
    await contentChanged();
    return noContent(c);
  });

  /** @returns false when there was no paper of this id to change */
  async function changed(c: Context, id: string, change: (transaction: Db, id: string) => Promise<boolean>) {
    const within = (transaction: Db) => change(transaction, id);
    return isId(id) && (await c.get('recordedChange')(within, (done) => (done ? {} : null)));
  }

  /** Says which of the input's addresses lead to no file of this site. */
  async function missingFiles({ pdf_url, pdf_url_en }: WhitePaperInput): Promise<Response | null> {
    const errors: FieldError[] = [];
    for (const [field, url] of Object.entries({ pdf_url, pdf_url_en })) {
      if (url && !(await leadsToFile(db, url, downloadsFolder))) errors.push({ field, code: `${field}.missing` });
    }
    return errors.length > 0 ? problem('bad-fields', 'de', { errors }) : null;
  }

  /** Somebody else saved the paper meanwhile, or there is none any more. */
  async function lateOrGone(id: string): Promise<Response> {
    const paper = await findWhitePaper(db, id);
    if (!paper) return notFound();
    const members: WhitePaperConflict = {
      current: toAdminWhitePaper(paper),
      changedAt: new Date(paper.changed_at ?? paper.created_at).toISOString(),
      changedBy: paper.changed_by,
    };
    return problem('conflict', 'de', { members });
  }
  return app;
}

function numberTaken(): Response {
  return problem('bad-fields', 'de', { errors: [{ field: 'number', code: 'number.taken' }] });
}

function notFound(): Response {
  return problem('not-found', 'de');
}
