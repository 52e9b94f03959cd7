import type { ContactKind } from '#contract/leads/registry.ts';
import type { HookEvent } from '#contract/staff/programs/webhooks.ts';
import type { Database, Db } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import type { NewWebhookDelivery, Webhook } from '#server/db/schema/hook-tables.ts';
import { repeatJob } from '#server/log/repeat-job.ts';
import { insertDeliveries, listeningWebhooks } from './repository.ts';

/** Milliseconds until every process knows of changed webhooks. */
const reloadInterval = 5000;

/** An event and the lead, booking or sign-up it is about. `kind` is that of a lead. */
export type SiteEvent = { event: HookEvent; subjectId: string; kind?: ContactKind };

/** Writes the deliveries of events in the transaction that causes them. Without webhooks it makes no query. */
export type PublishEvents = (transaction: Db, happened: readonly SiteEvent[]) => Promise<void>;

/** For callers without webhooks. */
export const discardEvents: PublishEvents = async () => {};

/** A new pending delivery. */
export function newDelivery(
  webhookId: string,
  { event, subjectId }: { event: NewWebhookDelivery['event']; subjectId: string | null },
  now = Date.now(),
): NewWebhookDelivery {
  return {
    id: newId(now),
    created_at: now,
    webhook_id: webhookId,
    event,
    subject_id: subjectId,
    state: 'pending',
    attempts: 0,
    next_attempt_at: now,
    claimed_until: 0,
    last_error: '',
  };
}

/** Knows which webhooks subscribe to which events, as last read from the database. */
export function createHookEvents({ db, engine }: Pick<Database, 'db' | 'engine'>) {
  let listening: Pick<Webhook, 'id' | 'events' | 'kinds'>[] = [];
  let latestQuery = 0;

  /** Rejects when the database does not respond; the last known webhooks stay in use. */
  async function reload(): Promise<void> {
    const question = ++latestQuery;
    const found = await listeningWebhooks(db);
    // An older query may finish last.
    if (question === latestQuery) listening = found;
  }
  const reloading = repeatJob(reloadInterval, 'The webhooks could not be read', reload);

  const publish: PublishEvents = async (transaction, happened) => {
    const rows = happened.flatMap((one) =>
      listening
        .filter(
          ({ events, kinds }) =>
            events.includes(one.event) && (!one.kind || kinds.length === 0 || kinds.includes(one.kind)),
        )
        .map(({ id }) => newDelivery(id, one)),
    );
    await insertDeliveries(transaction, engine, rows);
  };

  return { publish, reload, hasListeners: () => listening.length > 0, stop: reloading.stop };
}
