import type { NewsletterKind } from './leads/registry.ts';
import type { Language } from './site/languages.ts';
import { linkHref, linkParts } from './site/pages.ts';

/** Purpose of a link in a newsletter mail; also the middle segment of its path. */
export const newsletterActions = ['confirm', 'unsubscribe', 'preferences'] as const;
export type NewsletterAction = (typeof newsletterActions)[number];

export function newsletterPath(action: NewsletterAction, token: string): string {
  return linkHref('newsletter', action, token);
}

/** Action and token of such a path; null for other paths. */
export function newsletterLinkAt(path: string): { action: NewsletterAction; token: string } | null {
  const [action, token] = linkParts('newsletter', path) ?? [];
  const known = newsletterActions.find((one) => one === action);
  return known && token ? { action: known, token } : null;
}

/** What the page behind a link shows. It contains no address, because links get forwarded. */
export type NewsletterView = {
  action: NewsletterAction;
  /**
   * `ask` shows one button; `done`: it has already been done; `ended`: the confirmation was valid once, but the
   * subscription has ended since.
   */
  state: 'ask' | 'done' | 'ended' | 'expired' | 'unknown';
  language: Language;
  kind: NewsletterKind | null;
  /** For the preference page: what this address is subscribed to. */
  active: NewsletterKind[];
  /** For the page after a confirmation: this address's other sign-ups that are not yet confirmed. */
  pending: NewsletterKind[];
  /** Whether the button was just pressed: a choice saved or a sign-up confirmed. */
  saved: boolean;
};
