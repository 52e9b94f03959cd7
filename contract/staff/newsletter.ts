import type { NewsletterKind } from '#contract/leads/registry.ts';
import type { SpamSignal } from '#contract/leads/spam-signals.ts';

export const subscriberPaths = {
  list: '/api/admin/newsletter',
  export: '/api/admin/newsletter/export',
} as const;

export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** `suspect` shows only those that look filled in by a machine. */
export type SubscriberFilter = { q?: string; state?: string; kind?: string; suspect?: string };

/** A sign-up with the proof of its consent; times are ISO 8601. */
export type Subscriber = {
  id: string;
  kind: NewsletterKind;
  state: SubscriberState;
  firstName: string;
  lastName: string;
  email: string;
  language: 'de' | 'en';
  interests: string[];
  spamSignals: SpamSignal[];
  proof: {
    /** Whether the box of the form was ticked; else the confirmation mail alone asked. */
    ticked: boolean;
    wordingVersion: string;
    /** The sentence of that version, or null for one that this site does not know. */
    wording: string | null;
    pageUrl: string;
    pageSource: string;
    signedUpAt: string;
    mailedAt: string | null;
    /** Message-ID of the confirmation mail. */
    messageId: string | null;
    confirmedAt: string | null;
    unsubscribedAt: string | null;
  };
};

export type SubscribersAnswer = {
  subscribers: Subscriber[];
  next: string | null;
  total: number;
  totalExact: boolean;
};
