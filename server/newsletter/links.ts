import { day } from '#contract/durations.ts';
import { type NewsletterAction, newsletterPath } from '#contract/newsletter.ts';
import { retentionRules } from '#contract/staff/privacy.ts';
import { readToken, signToken } from '#server/secrets/signed-token.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';

/** Days that a sign-up may wait for its confirmation; after that it is deleted (product rules, Newsletters). */
export const pendingDays = retentionRules['newsletter-pending'].days;
/** Days that each link is valid, counted from the mail that contains it. */
const linkDays: Record<NewsletterAction, number> = {
  confirm: pendingDays,
  // This link can sign up as well, and mails get forwarded; a new link is available through the form.
  preferences: 730,
  // A newsletter from years ago must still offer its unsubscription, and this link can do nothing else.
  unsubscribe: 36_500,
};

const purposes: Record<NewsletterAction, string> = {
  confirm: 'newsletter-confirm',
  unsubscribe: 'newsletter-unsubscribe',
  preferences: 'newsletter-preferences',
};

/** The path of a link for one sign-up. @param now time of the sign-up or of the mail, in milliseconds */
export function newsletterLink(action: NewsletterAction, signupId: string, secret: SiteSecret, now: number): string {
  return newsletterPath(action, signToken(purposes[action], [signupId], now + linkDays[action] * day, secret));
}

/** The sign-up that a link is for; `expired`, or null for a link that this site did not sign. */
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
