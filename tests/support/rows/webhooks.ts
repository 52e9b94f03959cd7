import type { Database } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import type { Webhook } from '#server/db/schema/hook-tables.ts';
import { addressRanges } from '#server/http/request/address-ranges.ts';
import { toContact } from '#server/staff/contacts/contact.ts';
import { newDelivery } from '#server/webhooks/events.ts';
import { insertDeliveries } from '#server/webhooks/repository.ts';
import { createHookSeal, newHookSecret } from '#server/webhooks/secrets.ts';
import { createResolveHost } from '#server/webhooks/sending/resolve-host.ts';
import { createHookWorker } from '#server/webhooks/sending/worker.ts';
import { leadRow, storeLeads } from './lead-rows.ts';
import { testClock } from './outbox.ts';

const siteSecret = 'a secret of thirty-two characters at least';

/**
 * Webhooks and a worker on a database, with a fixed clock.
 * @param allowed addresses that may be reached in addition to public ones
 */
export function testWebhooks(database: Database, allowed: readonly string[] = ['127.0.0.1']) {
  const { db, engine } = database;
  const clock = testClock();
  const seal = createHookSeal(siteSecret);
  const disabled: string[] = [];
  const log: string[] = [];

  const worker = (patience = 10_000) =>
    createHookWorker({
      db,
      engine,
      secret: siteSecret,
      site: { publicUrl: 'https://www.musterwerk-ki.example', contactOf: toContact },
      reach: createResolveHost(addressRanges(allowed)),
      patience,
      onDisabled: async (name) => void disabled.push(name),
      now: clock.now,
      log: (line) => log.push(line),
    });

  /** Stores a webhook. @returns its id and secret */
  async function store(url: string, change: Partial<Webhook> = {}) {
    const [id, { bytes, text: secret }] = [newId(), newHookSecret()];
    const row = {
      id,
      name: `CRM ${id}`,
      url: seal.seal(Buffer.from(url), id),
      format: 'standard' as const,
      events: ['lead.created' as const],
      kinds: [],
      with_name: 0,
      state: 'active' as const,
      created_at: clock.now(),
      secret: seal.seal(bytes, id),
      ...change,
    };
    await db.insertInto('webhooks').values(row).execute();
    return { id, secret, name: row.name };
  }

  /** Stores a lead and queues its delivery to a webhook. @returns the ids of lead and delivery */
  async function queueLeadDelivery(webhookId: string, change: Parameters<typeof leadRow>[1] = {}) {
    const lead = leadRow('2026-11-20T09:00:00Z', { id: newId(), ...change });
    await storeLeads(db, [lead]);
    const delivery = newDelivery(webhookId, { event: 'lead.created', subjectId: lead.id }, clock.now());
    await insertDeliveries(db, engine, [delivery]);
    return { leadId: lead.id, id: delivery.id };
  }

  return {
    clock,
    disabled,
    log,
    worker,
    store,
    queueLeadDelivery,
    deliveries: () => db.selectFrom('webhook_deliveries').selectAll().orderBy('id').execute(),
    webhook: (id: string) => db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  };
}
