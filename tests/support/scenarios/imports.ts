import { importPaths } from '#contract/staff/imports/imports.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import { appendPart } from '#server/imports/repository.ts';

type Post = (path: string, body?: unknown) => Response | Promise<Response>;

/** What a scenario adds to its route: the path with ids, and the body. */
export type ScenarioCall = { path?: string; body?: unknown };

/** Requests for each call about imports, each created after its prerequisites. */
export function importScenarios(db: () => Db, post: Post): Record<string, () => Promise<ScenarioCall>> {
  const { list } = importPaths;
  const input = { kind: 'leads', fileName: 'alt.csv', headings: ['E-Mail'] };
  const plan = {
    fields: ['email'],
    language: 'de',
    duplicates: 'skip',
    state: 'lost',
    newsletter: 'newsletter-general',
  };
  async function planned(): Promise<string> {
    const { import: begun } = (await (await post(list, input)).json()) as { import: { id: string } };
    const rows = [{ line: 2, cells: [`${newId()}@alt.example`] }];
    await appendPart(db(), begun.id, { part: 0, rows, last: true }, 10);
    await post(`${list}/${begun.id}/plan`, { ...plan, consentDate: '', consentText: '' });
    return begun.id;
  }
  return {
    [`POST ${list}`]: async () => ({ body: input }),
    [`POST ${list}/:id/run`]: async () => ({ path: `${list}/${await planned()}/run`, body: { part: 0 } }),
    [`POST ${list}/:id/undo`]: async () => {
      const id = await planned();
      await post(`${list}/${id}/run`, { part: 0 });
      return { path: `${list}/${id}/undo`, body: { changed: false } };
    },
    [`DELETE ${list}/:id`]: async () => ({ path: `${list}/${await planned()}` }),
  };
}
