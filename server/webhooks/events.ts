import type { ContactKind } from '#contract/leads/registry.ts';
import type { HookEvent } from '#contract/staff/programs/webhooks.ts';
import type { Database, Db } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import type { NewWebhookDelivery, Webhook } from '#server/db/schema/hook-tables.ts';
import { insertDeliveries, listeningWebhooks } from './repository.ts';

/** Milliseconds within which every process knows who listens. */
const reloadInterval = 5000;

/** What happened: to which lead, booking or sign-up. `kind` is that of a lead. */
export type Happened = { event: HookEvent; subjectId: string; kind?: ContactKind };

/** Writes what webhooks are to be told, in the transaction of its cause; without any it asks the database nothing. */
export type PublishEvents = (transaction: Db, happened: readonly Happened[]) => Promise<void>;

/** For where nobody listens. */
export const discardEvents: PublishEvents = async () => {};

/** A delivery that waits to be sent. */
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

/** Knows which webhooks listen to what, as the database said last. */
export function createHookEvents({ db, engine }: Pick<Database, 'db' | 'engine'>) {
  let listening: Pick<Webhook, 'id' | 'events' | 'kinds'>[] = [];
  let latestQuery = 0;

  /** Rejects when the database does not answer; what was known before holds on. */
  async function reload(): Promise<void> {
    const question = ++latestQuery;
    const found = await listeningWebhooks(db);
    // An older question may be answered last.
    if (question === latestQuery) listening = found;
  }
  const timer = setInterval(() => void reload().catch(() => {}), reloadInterval);
  timer.unref();

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

  return { publish, reload, hasListeners: () => listening.length > 0, stop: () => clearInterval(timer) };
}
