import type { Insertable, Selectable } from 'kysely';
import type { ContactKind } from '#contract/leads/registry.ts';
import type { MailState } from '#contract/staff/outbox.ts';
import type { HookEvent, HookFormat, HookState } from '#contract/staff/programs/webhooks.ts';

/** Tables of webhooks; `schema.ts` puts all tables together. */

export type WebhookTable = {
  id: string;
  name: string;
  /** Sealed with the site's secret, as are the secrets: of Slack and Teams the address itself is one. */
  url: string;
  format: HookFormat;
  events: HookEvent[];
  /** Of which kinds of leads it is told; none stands for all. */
  kinds: ContactKind[];
  /** 1 where sentences name the person, else 0. */
  with_name: number;
  state: HookState;
  created_at: number;
  /** Empty where the format signs nothing. */
  secret: string;
  /** The one before, and until when it signs, too. */
  old_secret: string | null;
  old_secret_until: number | null;
  /** First failure since the last delivery that arrived. */
  failing_since: number | null;
};
export type Webhook = Selectable<WebhookTable>;
export type NewWebhook = Insertable<WebhookTable>;

/**
 * What a webhook is to be told: ids alone, because the body is made when it is sent. Columns of its sending are those
 * of the outbox (`server/queue/`).
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
  /** HTTP status of the last answer, and the milliseconds until it came. */
  status: number | null;
  took_ms: number | null;
};
export type WebhookDelivery = Selectable<WebhookDeliveryTable>;
export type NewWebhookDelivery = Insertable<WebhookDeliveryTable>;
