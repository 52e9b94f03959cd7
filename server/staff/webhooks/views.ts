import type { Delivery, Webhook as WebhookView } from '#contract/staff/programs/webhooks.ts';
import type { Webhook, WebhookDelivery } from '#server/db/schema/hook-tables.ts';
import { isoTime } from '#server/text/iso-time.ts';
import type { HookSeal } from '#server/webhooks/secrets.ts';

/** A webhook as shown to managers. @param counts pending and failed deliveries */
export function toWebhookView(
  hook: Webhook,
  counts: Pick<WebhookView, 'pending' | 'failed'>,
  seal: HookSeal,
): WebhookView {
  const { id, name, format, events, kinds, state, old_secret_until: until } = hook;
  return {
    id,
    name,
    address: shownAddress(hook, seal),
    format,
    events,
    kinds,
    withName: hook.with_name === 1,
    state,
    created_at: isoTime(hook.created_at),
    failingSince: isoTime(hook.failing_since),
    oldSecretUntil: until !== null && until > Date.now() ? isoTime(until) : null,
    ...counts,
  };
}

/** The URL without parts that may be secret: the query, and for Slack and Teams the whole path. */
function shownAddress({ id, url, format }: Webhook, seal: HookSeal): string {
  const opened = seal.open(url, id);
  if (!opened) return '';
  const { origin, pathname } = new URL(opened.toString());
  return format === 'standard' ? origin + pathname : origin;
}

/** A delivery, without data about the person that it concerns. */
export function toDelivery(row: WebhookDelivery): Delivery {
  const { id, event, state, created_at, attempts, next_attempt_at, status, took_ms: took, last_error: fault } = row;
  return {
    id,
    event,
    state,
    created_at: isoTime(created_at),
    attempts: state === 'sent' ? attempts + 1 : attempts,
    next: state === 'pending' ? isoTime(next_attempt_at) : null,
    status,
    took,
    fault: state === 'sent' ? '' : fault,
  };
}
