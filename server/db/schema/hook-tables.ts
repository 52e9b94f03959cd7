import type { Insertable, Selectable } from 'kysely';
import type { ContactKind } from '#contract/leads/registry.ts';
import type { MailState } from '#contract/staff/outbox.ts';
import type { HookEvent, HookFormat, HookState } from '#contract/staff/programs/webhooks.ts';

/** Tables of webhooks; `schema.ts` combines all tables. */

export type WebhookTable = {
  id: string;
  name: string;
  /** Encrypted with the site's secret, as are the secrets: with Slack and Teams the URL itself is a secret. */
  url: string;
  format: HookFormat;
  events: HookEvent[];
  /** Kinds of leads to report; empty means all. */
  kinds: ContactKind[];
  /** 1 if messages name the person, else 0. */
  with_name: number;
  state: HookState;
  created_at: number;
  /** Empty if the format has no signature. */
  secret: string;
  /** The previous secret, which also signs until `old_secret_until`. */
  old_secret: string | null;
  old_secret_until: number | null;
  /** First failure since the last successful delivery. */
  failing_since: number | null;
};
export type Webhook = Selectable<WebhookTable>;
export type NewWebhook = Insertable<WebhookTable>;

/**
 * A message to a webhook: only ids, because the body is built when it is sent. The delivery columns are those of the
 * outbox (`server/queue/`).
 */
export type WebhookDeliveryTable = {
  id: string;
  created_at: number;
  webhook_id: string;
  event: HookEvent | 'test';
  /** Id of the lead, booking or sign-up; null for a test. */
  subject_id: string | null;
  state: MailState;
  attempts: number;
  next_attempt_at: number;
  claimed_until: number;
  last_error: string;
  sent_at: number | null;
  /** HTTP status of the last response, and its time in milliseconds. */
  status: number | null;
  took_ms: number | null;
};
export type WebhookDelivery = Selectable<WebhookDeliveryTable>;
export type NewWebhookDelivery = Insertable<WebhookDeliveryTable>;
