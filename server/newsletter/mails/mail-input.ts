import type { ListedIssue, PublicIssue } from '#contract/newsletter-issues.ts';
import type { NewsletterSignup } from '#server/db/schema/schema.ts';

/** A newsletter sign-up, and whether its address already receives that newsletter. */
export type SignupMailInput = { signup: NewsletterSignup; receives: boolean };

/** Sign-ups for which no confirmation was requested. */
export type HeldMailInput = {
  signups: readonly Pick<NewsletterSignup, 'first_name' | 'last_name' | 'email' | 'kind'>[];
};

/** An issue in the language of its reader. `reader` is null when the issue goes to its authors as a test. */
export type IssueMailInput = {
  issue: Omit<ListedIssue, 'day'> & Pick<PublicIssue, 'blocks'>;
  reader: Pick<NewsletterSignup, 'id' | 'created_at'> | null;
};
