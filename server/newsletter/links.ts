import { type NewsletterAction, newsletterPath } from '#contract/newsletter.ts';
import { retentionRules } from '#contract/staff/privacy.ts';
import { readToken, signToken } from '#server/secrets/signed-token.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';

const day = 86_400_000;
/** Days that a sign-up waits for its confirmation; then it is deleted (product rules, Newsletters). */
export const pendingDays = retentionRules['newsletter-pending'].days;
/** A newsletter of years ago must still offer its unsubscription. */
const manageDays = 36_500;

const purposes: Record<NewsletterAction, string> = {
  confirm: 'newsletter-confirm',
  unsubscribe: 'newsletter-unsubscribe',
  preferences: 'newsletter-preferences',
};

/** The path of a link for one sign-up; `now` is the time of the sign-up or of the mail, in milliseconds. */
export function newsletterLink(action: NewsletterAction, signupId: string, secret: SiteSecret, now: number): string {
  const days = action === 'confirm' ? pendingDays : manageDays;
  return newsletterPath(action, signToken(purposes[action], [signupId], now + days * day, secret));
}

/** The sign-up that a link is for; `expired`, or null for a link that is not ours. */
export function readLink(
  action: NewsletterAction,
  token: string,
  secret: SiteSecret,
  now: number,
): { signupId: string } | 'expired' | null {
  const claims = readToken(purposes[action], token, secret, now);
  if (!Array.isArray(claims)) return claims;
  const [signupId] = claims;
  return typeof signupId === 'string' ? { signupId } : null;
}
