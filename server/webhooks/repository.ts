import { mostWebhooks, shownDeliveries } from '#contract/staff/programs/webhooks.ts';
import type { Db, Engine } from '#server/db/connection/connect.ts';
import { countRows } from '#server/db/queries.ts';
import type { NewWebhook, NewWebhookDelivery, Webhook, WebhookDelivery } from '#server/db/schema/hook-tables.ts';
import { bulkInsert } from '#server/db/statements/bulk-insert.ts';
import { isTroubled, sweepSent } from '#server/queue/repository.ts';

export async function insertDeliveries(db: Db, engine: Engine, rows: readonly NewWebhookDelivery[]): Promise<void> {
  await bulkInsert(db, engine, 'webhook_deliveries', rows);
}

/** The subscriptions of all active webhooks. */
export function listeningWebhooks(db: Db): Promise<Pick<Webhook, 'id' | 'events' | 'kinds'>[]> {
  return db.selectFrom('webhooks').select(['id', 'events', 'kinds']).where('state', '=', 'active').execute();
}

export function listWebhooks(db: Db): Promise<Webhook[]> {
  return db.selectFrom('webhooks').selectAll().orderBy('name').execute();
}

export function findWebhook(db: Db, id: string): Promise<Webhook | undefined> {
  return db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Counts the pending and the parked deliveries of each webhook. */
export async function countUndelivered(db: Db) {
  const rows = await db
    .selectFrom('webhook_deliveries')
    .select((select) => ['webhook_id', 'state', select.fn.countAll<number>().as('count')])
    .where('state', 'in', ['pending', 'parked'])
    .groupBy(['webhook_id', 'state'])
    .execute();
  return (webhookId: string, state: 'pending' | 'parked') =>
    Number(rows.find((row) => row.webhook_id === webhookId && row.state === state)?.count ?? 0);
}

/** @returns why nothing was written, or null; call it inside a transaction */
export async function insertWebhook(db: Db, row: NewWebhook): Promise<'taken' | 'tooMany' | null> {
  // Two concurrent inserts may exceed the limit by one, which does no harm.
  if ((await countRows(db, db.selectFrom('webhooks').select('id'))) >= mostWebhooks) return 'tooMany';
  const inserted = await db
    .insertInto('webhooks')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted ? null : 'taken';
}

/** @returns the webhook's name, or undefined when there is none */
export async function changeWebhook(db: Db, id: string, change: Partial<Webhook>): Promise<string | undefined> {
  const changed = await db
    .updateTable('webhooks')
    .set(change)
    .where('id', '=', id)
    .returning('name')
    .executeTakeFirst();
  return changed?.name;
}

/** Stores re-encrypted values. @returns false when the secret was replaced in between */
export async function replaceSealed(
  db: Db,
  id: string,
  formerSecret: string,
  sealed: Pick<Webhook, 'url' | 'secret' | 'old_secret'>,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set(sealed)
    .where('id', '=', id)
    .where('secret', '=', formerSecret)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Deletes a webhook with all its deliveries. @returns its name, or undefined when there was none */
export async function deleteWebhook(db: Db, id: string): Promise<string | undefined> {
  await db.deleteFrom('webhook_deliveries').where('webhook_id', '=', id).execute();
  const gone = await db.deleteFrom('webhooks').where('id', '=', id).returning('name').executeTakeFirst();
  return gone?.name;
}

/** Disables an active webhook until staff enable it again. @returns whether it was active */
export async function disableWebhook(db: Db, id: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ state: 'disabled' })
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Records the outcome of an attempt that `server/queue/` does not record. */
export async function recordAttempt(
  db: Db,
  id: string,
  attempt: Pick<WebhookDelivery, 'status' | 'took_ms'>,
): Promise<void> {
  await db.updateTable('webhook_deliveries').set(attempt).where('id', '=', id).execute();
}

/** The newest deliveries of a webhook. */
export function deliveriesOf(db: Db, webhookId: string): Promise<WebhookDelivery[]> {
  return db
    .selectFrom('webhook_deliveries')
    .selectAll()
    .where('webhook_id', '=', webhookId)
    .orderBy('id', 'desc')
    .limit(shownDeliveries)
    .execute();
}

/** Makes one delivery due again, whether or not it arrived. @returns false when there is none */
export async function replayDelivery(db: Db, webhookId: string, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ state: 'pending', next_attempt_at: now })
    .where('webhook_id', '=', webhookId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Makes all failed deliveries created since `since` due again. @returns how many */
export async function replayFailed(db: Db, webhookId: string, since: number, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_deliveries')
    .set({ state: 'pending', next_attempt_at: now })
    .where('webhook_id', '=', webhookId)
    .where('created_at', '>=', since)
    .where(isTroubled)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Deletes deliveries that were sent or given up before `before` (milliseconds since 1970). */
export async function sweepDeliveries(db: Db, before: number): Promise<void> {
  await sweepSent(db, 'webhook_deliveries', before);
  await db
    .deleteFrom('webhook_deliveries')
    .where('state', '=', 'parked')
    .where('next_attempt_at', '<', before)
    .execute();
}
