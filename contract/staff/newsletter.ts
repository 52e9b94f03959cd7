import * as v from 'valibot';
import { newsletterKinds } from '#contract/leads/registry.ts';
import { spamSignalKinds } from '#contract/leads/spam-signals.ts';
import { languages } from '#contract/site/languages.ts';

export const subscriberPaths = {
  search: '/api/admin/newsletter/search',
  export: '/api/admin/newsletter/export',
} as const;

export const subscriberStates = ['pending', 'confirmed', 'unsubscribed'] as const;
export type SubscriberState = (typeof subscriberStates)[number];

/** `suspect` restricts the list to sign-ups that look automated. */
export type SubscriberFilter = { q?: string; state?: string; kind?: string; suspect?: string };

/** A sign-up with the proof of its consent; times are ISO 8601. */
export const subscriber = v.object({
  id: v.string(),
  kind: v.picklist(newsletterKinds),
  state: v.picklist(subscriberStates),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  language: v.picklist(languages),
  interests: v.array(v.string()),
  spamSignals: v.array(v.picklist(spamSignalKinds)),
  proof: v.object({
    /**
     * `box`: by ticking a box in the form; `sending`: by sending a form without one; `import`: elsewhere, according to
     * an import; `mail`: only by the confirmation mail.
     */
    given: v.picklist(['box', 'sending', 'import', 'mail']),
    wordingVersion: v.string(),
    /** The sentence of that version, or null if this site does not know the version. */
    wording: v.nullable(v.string()),
    pageUrl: v.string(),
    pageSource: v.string(),
    signedUpAt: v.string(),
    mailedAt: v.nullable(v.string()),
    /** Message-ID of the confirmation mail. */
    messageId: v.nullable(v.string()),
    confirmedAt: v.nullable(v.string()),
    unsubscribedAt: v.nullable(v.string()),
  }),
});
export type Subscriber = v.InferOutput<typeof subscriber>;

export const subscribersAnswer = v.object({
  subscribers: v.array(subscriber),
  next: v.nullable(v.string()),
  total: v.number(),
  totalExact: v.boolean(),
});
export type SubscribersAnswer = v.InferOutput<typeof subscribersAnswer>;
