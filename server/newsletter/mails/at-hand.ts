import type { ListedIssue, PublicIssue } from '#contract/newsletter-issues.ts';
import type { NewsletterSignup } from '#server/db/schema/schema.ts';

/** A newsletter sign-up, and whether its address receives that newsletter already. */
export type SignupAtHand = { signup: NewsletterSignup; receives: boolean };

/** Sign-ups that nobody was asked to confirm. */
export type HeldAtHand = {
  signups: readonly Pick<NewsletterSignup, 'first_name' | 'last_name' | 'email' | 'kind'>[];
};

/** An issue in the language of its reader; nobody is one where it goes to its writers, as a test. */
export type IssueAtHand = {
  issue: Omit<ListedIssue, 'day'> & Pick<PublicIssue, 'blocks'>;
  reader: Pick<NewsletterSignup, 'id' | 'created_at'> | null;
};
