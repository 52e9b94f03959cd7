import { programPaths } from '#contract/staff/programs/tokens.ts';
import { webhookPaths } from '#contract/staff/programs/webhooks.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import { newDelivery } from '#server/webhooks/events.ts';
import { insertDeliveries } from '#server/webhooks/repository.ts';
import { importScenarios, type ScenarioCall } from './imports.ts';

type Post = (path: string, body?: unknown) => Response | Promise<Response>;

let numbers = 70;

/** Requests for each call about programs, webhooks and imports, each created after its prerequisites. */
export function programScenarios(
  db: () => Db,
  engine: Engine,
  post: Post,
): Record<string, () => Promise<ScenarioCall>> {
  const made = async (answer: Response) => ((await answer.json()) as { id: string }).id;
  const newProgram = () => ({ name: `CRM ${numbers++}`, scopes: ['leads:read'], days: 30 });
  const { list } = webhookPaths;
  // Nothing listens at this address. Hooks are deleted first: each test creates some, and a site has at most twenty.
  const newHook = { url: 'https://127.0.0.1/', format: 'standard', events: ['lead.created'] };
  const hook = async () => {
    await db().deleteFrom('webhooks').execute();
    return made(await post(list, { ...newHook, name: `CRM ${numbers++}` }));
  };
  async function failed(): Promise<{ hookId: string; id: string }> {
    const hookId = await hook();
    const delivery = { ...newDelivery(hookId, { event: 'test', subjectId: null }), state: 'parked' as const };
    await insertDeliveries(db(), engine, [delivery]);
    return { hookId, id: delivery.id };
  }
  const about = (what: string) => async () => ({ path: `${list}/${await hook()}${what}` });
  return {
    ...importScenarios(db, post),
    [`POST ${programPaths.list}`]: async () => ({ body: newProgram() }),
    [`DELETE ${programPaths.list}/:id`]: async () => ({
      path: `${programPaths.list}/${await made(await post(programPaths.list, newProgram()))}`,
    }),
    [`POST ${list}`]: async () => ({ body: { ...newHook, name: `CRM ${numbers++}` } }),
    [`PATCH ${list}/:id`]: async () => ({ ...(await about('')()), body: { state: 'paused' } }),
    [`DELETE ${list}/:id`]: about(''),
    [`POST ${list}/:id/secret`]: about('/secret'),
    [`POST ${list}/:id/test`]: about('/test'),
    [`POST ${list}/:id/deliveries/:delivery/replay`]: async () => {
      const { hookId, id } = await failed();
      return { path: `${list}/${hookId}/deliveries/${id}/replay` };
    },
    [`POST ${list}/:id/replay`]: async () => ({
      path: `${list}/${(await failed()).hookId}/replay`,
      body: { since: new Date(0).toISOString() },
    }),
  };
}
