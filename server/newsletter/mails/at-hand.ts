import type { NewsletterSignup } from '#server/db/schema/schema.ts';

/** A newsletter sign-up, and whether its address receives that newsletter already. */
export type SignupAtHand = { signup: NewsletterSignup; receives: boolean };

/** Sign-ups that nobody was asked to confirm. */
export type HeldAtHand = {
  signups: readonly Pick<NewsletterSignup, 'first_name' | 'last_name' | 'email' | 'kind'>[];
};
