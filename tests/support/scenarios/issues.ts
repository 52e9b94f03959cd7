import { issuePaths, type StaffIssue } from '#contract/staff/newsletter/issues.ts';
import { newId } from '#server/db/id.ts';
import { issue } from '#tests/support/rows/issues.ts';

type Post = (path: string, body: object) => Promise<Response>;

/** Requests that change issues, for the test that a change and its audit entry share a transaction. */
export function issueScenarios(post: Post) {
  const fresh = () => ({ ...issue, slug: `ausgabe-${newId()}` });
  const draft = async () => (await (await post(issuePaths.list, fresh())).json()) as StaffIssue;
  const one = async () => `${issuePaths.list}/${(await draft()).id}`;
  const sent = async () => {
    const path = await one();
    await post(`${path}/send`, { version: 1 });
    return path;
  };
  return {
    [`POST ${issuePaths.list}`]: async () => ({ body: fresh() }),
    [`PUT ${issuePaths.list}/:id`]: async () => ({ path: await one(), body: { ...fresh(), version: 1 } }),
    [`DELETE ${issuePaths.list}/:id`]: async () => ({ path: await one() }),
    [`POST ${issuePaths.list}/:id/test`]: async () => ({ path: `${await one()}/test`, body: { language: 'de' } }),
    [`POST ${issuePaths.list}/:id/send`]: async () => ({ path: `${await one()}/send`, body: { version: 1 } }),
    [`PUT ${issuePaths.list}/:id/shown`]: async () => ({ path: `${await sent()}/shown`, body: { shown: false } }),
  };
}
