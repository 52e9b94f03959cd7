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
import { bumpContentVersion } from '#server/db/site-state.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { refuse, refuseField } from '#server/http/answer/problem.ts';
import { idInPath } from '#server/http/request/id-in-path.ts';
import { readJson } from '#server/http/request/read-json.ts';
import type { Services } from '#server/services.ts';
import { isoTime } from '#server/text/iso-time.ts';
import { leadsToFile } from './download/download-info.ts';
import {
  deleteWhitePaper,
  findWhitePaper,
  insertWhitePaper,
  listWhitePapers,
  restoreWhitePaper,
  toAdminWhitePaper,
  updateWhitePaper,
} from './repository.ts';

/** Why a deleted paper is not restored. */
const numberTaken = 'Ein anderes White Paper hat inzwischen diese Nummer.';

/**
 * The white papers tab's API (spec section 7). Pages that list the papers are rendered anew after each change. It does
 * not check the login itself: `staffRoutes` mounts it behind its own check.
 * @param downloadsFolder folder of the files of /downloads
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
    const input = await readJson(c, whitePaperInput);
    await checkFiles(input);
    const insert = async (transaction: Db) =>
      shownAnew(transaction, await insertWhitePaper(transaction, input, userName(c)));
    const paper = await c.get('recordedChange')(insert, (made) =>
      made === 'number-taken' ? null : { subject: made.id },
    );
    if (paper === 'number-taken') return refuseField('number', 'taken');
    contentChanged();
    c.header('location', `${all}/${paper.id}`);
    return json(c, toAdminWhitePaper(paper) satisfies AdminWhitePaper, { status: 201 });
  });

  app.put(one, async (c) => {
    const input = await readJson(c, whitePaperChangeInput);
    await checkFiles(input);
    const id = idInPath(c);
    const update = async (transaction: Db) =>
      shownAnew(transaction, await updateWhitePaper(transaction, id, input, userName(c)));
    const paper = await c.get('recordedChange')(update, (made) => (made && made !== 'number-taken' ? {} : null));
    if (paper === 'number-taken')
      return (await findWhitePaper(db, id)) ? refuseField('number', 'taken') : refuse('not-found');
    if (!paper) return refuse('conflict', { members: await current(id) });
    contentChanged();
    return json(c, toAdminWhitePaper(paper) satisfies AdminWhitePaper);
  });

  app.delete(one, (c) => changed(c, deleteWhitePaper));
  app.post(restore, (c) => changed(c, restoreWhitePaper));

  /** Invalidates the pages that list papers. @param outcome of a change */
  async function shownAnew<T>(transaction: Db, outcome: T): Promise<T> {
    if (outcome && outcome !== 'number-taken') await bumpContentVersion(transaction);
    return outcome;
  }

  /** Changes the paper that the path names. @param change returns whether there was one */
  async function changed(
    c: Context,
    change: (transaction: Db, id: string) => Promise<boolean | 'number-taken'>,
  ): Promise<Response> {
    const within = async (transaction: Db) => shownAnew(transaction, await change(transaction, idInPath(c)));
    const outcome = await c.get('recordedChange')(within, (done) => (done === true ? {} : null));
    if (outcome === 'number-taken') return refuse('conflict', { detail: numberTaken });
    if (!outcome) return refuse('not-found');
    contentChanged();
    return noContent(c);
  }

  /** @throws RefusedCall that says which of the input's URLs lead to no file of this site */
  async function checkFiles({ pdf_url, pdf_url_en }: WhitePaperInput): Promise<void> {
    const errors: FieldError[] = [];
    for (const [field, url] of Object.entries({ pdf_url, pdf_url_en })) {
      if (url && !(await leadsToFile(db, url, downloadsFolder))) errors.push({ field, code: `${field}.missing` });
    }
    if (errors.length > 0) refuse('bad-fields', { errors });
  }

  /** The version that somebody else saved meanwhile. @throws RefusedCall (404) when the paper no longer exists */
  async function current(id: string): Promise<WhitePaperConflict> {
    const paper = (await findWhitePaper(db, id)) ?? refuse('not-found');
    return {
      current: toAdminWhitePaper(paper),
      changedAt: isoTime(paper.changed_at ?? paper.created_at),
      changedBy: paper.changed_by,
    };
  }
  return app;
}
