import * as v from 'valibot';
import { requiredLine } from '#contract/leads/fields.ts';
import { contactKinds } from '#contract/leads/registry.ts';

/** Webhooks; a call about one appends its id, a call about a delivery `deliveries` and that id. */
export const webhookPaths = { list: '/api/admin/webhooks' } as const;

/** Events that can be sent to a webhook. */
export const hookEvents = [
  'lead.created',
  'booking.booked',
  'booking.moved',
  'booking.cancelled',
  'newsletter.confirmed',
  'newsletter.unsubscribed',
] as const;
export type HookEvent = (typeof hookEvents)[number];

/** `standard` sends JSON according to Standard Webhooks; `slack` and `teams` send a sentence. */
export const hookFormats = ['standard', 'slack', 'teams'] as const;
export type HookFormat = (typeof hookFormats)[number];

/** `disabled`: deliveries failed for days, or the address answered that it is gone. */
const hookStates = ['active', 'paused', 'disabled'] as const;
export type HookState = (typeof hookStates)[number];

/** Maximum number of webhooks per site. */
export const mostWebhooks = 20;
/** Number of deliveries shown per webhook. */
export const shownDeliveries = 50;

const picked = <T extends string>(options: readonly T[], code: string) =>
  v.pipe(
    v.array(v.picklist(options, `${code}.invalid`), `${code}.required`),
    v.transform((asked) => options.filter((one) => asked.includes(one))),
  );
const events = v.pipe(picked(hookEvents, 'events'), v.nonEmpty('events.required'));
/** Lead kinds for which `lead.created` is sent; an empty list means all. */
const kinds = picked(contactKinds, 'kinds');

export const webhookInput = v.object({
  name: requiredLine('name', 60),
  url: v.pipe(
    v.string('url.required'),
    v.trim(),
    v.nonEmpty('url.required'),
    v.maxLength(2000, 'url.invalid'),
    v.check((value) => {
      if (!URL.canParse(value)) return false;
      const { protocol, username, password, hash } = new URL(value);
      return ['https:', 'http:'].includes(protocol) && username + password + hash === '';
    }, 'url.invalid'),
    v.transform((value) => new URL(value).href),
  ),
  format: v.picklist(hookFormats, 'format.invalid'),
  events,
  kinds: v.optional(kinds, []),
  /** Whether sentences for Slack or Teams contain the person's name. */
  withName: v.optional(v.boolean(), false),
});
export type WebhookInput = v.InferInput<typeof webhookInput>;

export const webhookChange = v.object({
  events: v.optional(events),
  kinds: v.optional(kinds),
  withName: v.optional(v.boolean()),
  state: v.optional(v.picklist(['active', 'paused'], 'state.invalid')),
});
export type WebhookChange = v.InferInput<typeof webhookChange>;

/** Failed deliveries since this time are sent again, ISO 8601. */
export const replayInput = v.object({ since: v.pipe(v.string(), v.isoTimestamp('since.invalid')) });

const webhook = v.object({
  id: v.string(),
  name: v.string(),
  /**
   * Its URL without the query. For Slack and Teams only the origin, because anyone who knows the rest can post there.
   */
  address: v.string(),
  format: v.picklist(hookFormats),
  events: v.array(v.picklist(hookEvents)),
  kinds: v.array(v.picklist(contactKinds)),
  withName: v.boolean(),
  state: v.picklist(hookStates),
  created_at: v.string(),
  /** Since when all attempted deliveries have failed; null if the last one arrived. */
  failingSince: v.nullable(v.string()),
  /** Until when the previous secret also signs; null if there is none. */
  oldSecretUntil: v.nullable(v.string()),
  pending: v.number(),
  failed: v.number(),
});
export type Webhook = v.InferOutput<typeof webhook>;
export const webhooksAnswer = v.object({ webhooks: v.array(webhook) });
export type WebhooksAnswer = v.InferOutput<typeof webhooksAnswer>;

/** The secret is shown only once; empty if nothing is signed. */
export const newWebhookAnswer = v.object({ id: v.string(), name: v.string(), secret: v.string() });
export type NewWebhookAnswer = v.InferOutput<typeof newWebhookAnswer>;

const delivery = v.object({
  /** Also its `webhook-id` header. */
  id: v.string(),
  event: v.picklist([...hookEvents, 'test']),
  /** `parked`: given up. */
  state: v.picklist(['pending', 'sent', 'parked']),
  created_at: v.string(),
  attempts: v.number(),
  /** Time of the next attempt; null if there is none. */
  next: v.nullable(v.string()),
  /** HTTP status of the last answer, null without one, and the milliseconds it took. */
  status: v.nullable(v.number()),
  took: v.nullable(v.number()),
  /** Why the last attempt failed, one of `hookFaults`; empty if it succeeded. */
  fault: v.string(),
});
export type Delivery = v.InferOutput<typeof delivery>;
/** Newest first. */
export const deliveriesAnswer = v.object({ deliveries: v.array(delivery) });
export type DeliveriesAnswer = v.InferOutput<typeof deliveriesAnswer>;

/** Number of deliveries that are sent again. */
export const replayAnswer = v.object({ count: v.number() });

/** Why a delivery failed. */
const hookFaults = [
  'status',
  'redirect',
  'timeout',
  'unknown-host',
  'private-address',
  'unlisted-host',
  'insecure',
  'certificate',
  'connection',
  'unreadable',
  'paused',
] as const;
export type HookFault = (typeof hookFaults)[number];
