import type { Context, Hono } from 'hono';
import type { AuditDetails } from '#contract/staff/audit.ts';
import {
  type DeliveriesAnswer,
  type NewWebhookAnswer,
  replayInput,
  type WebhooksAnswer,
  webhookChange,
  webhookInput,
  webhookPaths,
} from '#contract/staff/programs/webhooks.ts';
import { newId } from '#server/db/id.ts';
import type { Webhook } from '#server/db/schema/hook-tables.ts';
import { json, noContent } from '#server/http/answer/json.ts';
import { refuse, refuseField } from '#server/http/answer/problem.ts';
import { idInPath } from '#server/http/request/id-in-path.ts';
import { readJson } from '#server/http/request/read-json.ts';
import type { StaffServices } from '#server/staff/services.ts';
import { newDelivery } from '#server/webhooks/events.ts';
import {
  changeWebhook,
  countUndelivered,
  deleteWebhook,
  deliveriesOf,
  findWebhook,
  insertDeliveries,
  insertWebhook,
  listWebhooks,
  replayDelivery,
  replayFailed,
} from '#server/webhooks/repository.ts';
import { createHookSeal, newHookSecret, oldSecretLifetime } from '#server/webhooks/secrets.ts';
import { failureOf } from '#server/webhooks/sending/fault.ts';
import { toDelivery, toWebhookView } from './views.ts';

const { list } = webhookPaths;

/** Routes for managers; each change and its audit entry are one transaction, and this process reloads the webhooks. */
export function webhookRoutes(app: Hono, { database: { db, engine }, secret, webhooks }: StaffServices): void {
  const seal = createHookSeal(secret);

  app.get(list, async (c) => {
    const count = await countUndelivered(db);
    const views = (await listWebhooks(db)).map((hook) =>
      toWebhookView(hook, { pending: count(hook.id, 'pending'), failed: count(hook.id, 'parked') }, seal),
    );
    return json(c, { webhooks: views } satisfies WebhooksAnswer);
  });

  app.post(list, async (c) => {
    const { name, url, format, events, kinds, withName } = await readJson(c, webhookInput);
    await refuseUnreachable(url);
    const [id, fresh] = [newId(), newHookSecret()];
    const signs = format === 'standard';
    const row = {
      id,
      name,
      url: seal.seal(Buffer.from(url), id),
      format,
      events,
      kinds,
      with_name: withName ? 1 : 0,
      state: 'active' as const,
      created_at: Date.now(),
      secret: signs ? seal.seal(fresh.bytes, id) : '',
    };
    const details = { webhook: name, host: new URL(url).host, format, events: events.join(' ') };
    const fault = await c.var.recordedChange(
      (transaction) => insertWebhook(transaction, row),
      (refused) => (refused ? null : { subject: id, details }),
    );
    if (fault) return refuseField('name', fault);
    await webhooks.reload();
    const answer = { id, name, secret: signs ? fresh.text : '' } satisfies NewWebhookAnswer;
    return json(c, answer, { status: 201 });
  });

  /** Early feedback in the form only: the host is resolved and checked again for every delivery. */
  async function refuseUnreachable(url: string): Promise<void> {
    const fault = await webhooks.reach(new URL(url)).then(
      () => null,
      (error: unknown) => failureOf(error).fault,
    );
    if (fault === 'private-address' || fault === 'unlisted-host' || fault === 'insecure')
      return refuseField('url', fault);
  }

  app.patch(`${list}/:id`, async (c) => {
    const { events, kinds, withName, state } = await readJson(c, webhookChange);
    const change: Partial<Webhook> = {
      ...(events && { events }),
      ...(kinds && { kinds }),
      ...(withName !== undefined && { with_name: withName ? 1 : 0 }),
      // Enabling a webhook again starts its five days anew.
      ...(state && { state, failing_since: null }),
    };
    if (Object.keys(change).length === 0) return noContent(c);
    const details = { ...(events && { events: events.join(' ') }), ...(state && { state }) };
    await changed(c, change, details);
    return noContent(c);
  });

  app.post(`${list}/:id/secret`, async (c) => {
    const id = idInPath(c);
    const hook = await findWebhook(db, id);
    if (hook?.format !== 'standard') return refuse('not-found');
    const fresh = newHookSecret();
    await changed(c, {
      secret: seal.seal(fresh.bytes, id),
      old_secret: hook.secret,
      old_secret_until: Date.now() + oldSecretLifetime,
    });
    return json(c, { id, name: hook.name, secret: fresh.text } satisfies NewWebhookAnswer);
  });

  async function changed(c: Context, change: Partial<Webhook>, details: AuditDetails = {}): Promise<void> {
    const name = await c.var.recordedChange(
      (transaction) => changeWebhook(transaction, idInPath(c), change),
      (found) => (found === undefined ? null : { details: { webhook: found, ...details } }),
    );
    if (name === undefined) return refuse('not-found');
    await webhooks.reload();
  }

  app.delete(`${list}/:id`, async (c) => {
    const name = await c.var.recordedChange(
      (transaction) => deleteWebhook(transaction, idInPath(c)),
      (gone) => (gone === undefined ? null : { details: { webhook: gone } }),
    );
    if (name === undefined) return refuse('not-found');
    await webhooks.reload();
    return noContent(c);
  });

  app.get(`${list}/:id/deliveries`, async (c) => {
    const rows = await deliveriesOf(db, idInPath(c));
    return json(c, { deliveries: rows.map(toDelivery) } satisfies DeliveriesAnswer);
  });

  app.post(`${list}/:id/test`, async (c) => {
    const id = idInPath(c);
    const hook = await findWebhook(db, id);
    if (!hook) return refuse('not-found');
    await c.var.recordedChange(
      (transaction) => insertDeliveries(transaction, engine, [newDelivery(id, { event: 'test', subjectId: null })]),
      () => ({ details: { webhook: hook.name } }),
    );
    webhooks.worker.wake();
    return noContent(c);
  });

  app.post(`${list}/:id/deliveries/:delivery/replay`, async (c) => {
    const delivery = idInPath(c, 'delivery');
    const found = await c.var.recordedChange(
      (transaction) => replayDelivery(transaction, idInPath(c), delivery, Date.now()),
      (done) => (done ? { details: { deliveries: 1 } } : null),
    );
    webhooks.worker.wake();
    return found ? noContent(c) : refuse('not-found');
  });

  app.post(`${list}/:id/replay`, async (c) => {
    const { since } = await readJson(c, replayInput);
    const count = await c.var.recordedChange(
      (transaction) => replayFailed(transaction, idInPath(c), Date.parse(since), Date.now()),
      (deliveries) => (deliveries === 0 ? null : { details: { deliveries } }),
    );
    webhooks.worker.wake();
    return json(c, { count });
  });
}
