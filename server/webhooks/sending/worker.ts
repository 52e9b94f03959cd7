import { minute } from '#contract/durations.ts';
import type { HookFault } from '#contract/staff/programs/webhooks.ts';
import type { Database } from '#server/db/connection/connect.ts';
import type { Webhook, WebhookDelivery } from '#server/db/schema/hook-tables.ts';
import { giveUpAfter } from '#server/queue/backoff.ts';
import { createWorker, type Sent } from '#server/queue/worker.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';
import { findSubject, type Subject } from '#server/webhooks/messages/repository.ts';
import { sentenceOf, slackMessage, teamsMessage } from '#server/webhooks/messages/sentence.ts';
import { type MessageSite, standardMessage } from '#server/webhooks/messages/standard.ts';
import { changeWebhook, disableWebhook, findWebhook, recordAttempt } from '#server/webhooks/repository.ts';
import { createHookSeal, secretsOf, signedHeaders } from '#server/webhooks/secrets.ts';
import { failureOf, HookFailure } from './fault.ts';
import { post } from './post.ts';
import type { ResolveHost } from './resolve-host.ts';

/** Milliseconds for an attempt. */
const usualPatience = 10_000;
/**
 * Milliseconds for which a webhook's other deliveries wait after a failure, so that a dead address does not block the
 * other webhooks.
 */
const restAfterFailure = minute;
/** A webhook whose deliveries have failed for this long is disabled, in milliseconds. */
export const disableAfter = 5 * 1440 * minute;
/** The receiver wants no more messages (Standard Webhooks, "Responding to webhooks"). */
const gone = 410;

type Options = Pick<Database, 'db' | 'engine'> & {
  secret: SiteSecret;
  site: MessageSite;
  reach: ResolveHost;
  /** Milliseconds for an attempt. */
  patience?: number;
  /** Called with the name of a webhook that was disabled. */
  onDisabled: (name: string) => Promise<void>;
  now?: () => number;
  log?: (line: string) => void;
};

/**
 * Sends the deliveries of webhooks, rendered from the data stored at that moment; any number of processes may run one.
 * A message is retried with the same `webhook-id` until its receiver answers 2xx, for three days.
 */
export function createHookWorker(options: Options) {
  const { db, engine, secret, site, reach, patience = usualPatience, onDisabled, now = Date.now, log } = options;
  const seal = createHookSeal(secret);
  const rests = new Map<string, { until: number; fault: HookFault }>();

  async function send(row: WebhookDelivery, signal: AbortSignal): Promise<Sent> {
    const hook = await findWebhook(db, row.webhook_id);
    if (!hook) return 'gone';
    const byHand = row.event === 'test';
    if (hook.state !== 'active' && !byHand) return { givenUp: 'paused' };
    const rest = rests.get(hook.id);
    if (rest && rest.until > now() && !byHand) {
      return now() - row.created_at >= giveUpAfter ? { givenUp: rest.fault } : { notBefore: rest.until };
    }
    const subject = await findSubject(db, row);
    if (!subject) return 'gone';
    const message = messageOf(hook, row, subject);
    signal.throwIfAborted();
    await attempt(hook, row, message, signal);
    return 'sent';
  }

  /** @throws HookFailure for a webhook that was encrypted with another secret of the site */
  function messageOf(hook: Webhook, row: WebhookDelivery, subject: Subject) {
    const opened = seal.open(hook.url, hook.id);
    const secrets = secretsOf(seal, hook, now());
    if (!opened || !secrets) throw new HookFailure('unreadable');
    const body = JSON.stringify(bodyOf(hook, row, subject));
    const headers = { 'content-type': 'application/json', 'user-agent': 'site-webhooks/1' };
    const signed = secrets.length > 0 && signedHeaders(row.id, Math.floor(now() / 1000), body, secrets);
    return { url: new URL(opened.toString()), body, headers: { ...headers, ...signed } };
  }

  function bodyOf({ format, with_name }: Webhook, row: WebhookDelivery, subject: Subject): object {
    if (format === 'standard') return standardMessage(row, subject, site);
    const sentence = sentenceOf(row.event, subject, { publicUrl: site.publicUrl, named: with_name === 1 });
    return format === 'slack' ? slackMessage(sentence) : teamsMessage(sentence);
  }

  async function attempt(
    hook: Webhook,
    { id }: WebhookDelivery,
    { url, ...message }: ReturnType<typeof messageOf>,
    signal: AbortSignal,
  ): Promise<void> {
    const began = performance.now();
    const took = () => Math.round(performance.now() - began);
    try {
      const status = await post(url, message, { reach, patience }, signal);
      rests.delete(hook.id);
      await recorded(recordAttempt(db, id, { status, took_ms: took() }));
      if (hook.failing_since !== null) await recorded(changeWebhook(db, hook.id, { failing_since: null }));
    } catch (error) {
      // Aborted by this process, which says nothing about the receiver.
      if (signal.aborted) throw error;
      const failure = failureOf(error);
      const { status, fault } = failure;
      rests.set(hook.id, { until: now() + restAfterFailure, fault });
      await recorded(recordAttempt(db, id, { status, took_ms: status === null ? null : took() }));
      await recorded(recordFailure(hook, status));
      throw failure;
    }
  }

  async function recordFailure({ id, name, failing_since: since }: Webhook, status: number | null): Promise<void> {
    if (since === null) await changeWebhook(db, id, { failing_since: now() });
    const lasts = since !== null && now() - since >= disableAfter;
    if ((lasts || status === gone) && (await disableWebhook(db, id))) await onDisabled(name);
  }

  const failures = {
    text: (error: unknown) => failureOf(error).fault,
    kind: (error: unknown) => failureOf(error).fault,
  };
  const names = { queue: 'Webhooks', one: 'a message' };
  return createWorker({
    db,
    engine,
    table: 'webhook_deliveries',
    send,
    close: () => {},
    names,
    failures,
    now,
    log,
  });
}

/** A failure to record an attempt must not change its outcome: that would send the message twice. */
async function recorded(write: Promise<unknown>): Promise<void> {
  await write.catch((error: Error) =>
    console.error(`the outcome of a webhook delivery was not stored: ${error.message}`),
  );
}
