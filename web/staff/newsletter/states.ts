import type { SubscriberState } from '#contract/staff/newsletter.ts';

export const subscriberStateNames = {
  pending: 'Unbestätigt',
  confirmed: 'Bestätigt',
  unsubscribed: 'Abgemeldet',
} as const satisfies Record<SubscriberState, string>;
