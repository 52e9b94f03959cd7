import type { NewsletterKind } from './leads/registry.ts';
import type { Language } from './site/languages.ts';
import { linkHref, linkParts } from './site/pages.ts';

/** What a link in a newsletter mail is for; also the middle of its path. */
export const newsletterActions = ['confirm', 'unsubscribe', 'preferences'] as const;
export type NewsletterAction = (typeof newsletterActions)[number];

export function newsletterPath(action: NewsletterAction, token: string): string {
  return linkHref('newsletter', action, token);
}

/** The action and token of such a path, or null. */
export function newsletterLinkAt(path: string): { action: NewsletterAction; token: string } | null {
  const [action, token] = linkParts('newsletter', path) ?? [];
  const known = newsletterActions.find((one) => one === action);
  return known && token ? { action: known, token } : null;
}

/** What the page behind a link shows; nobody's address, because links travel. */
export type NewsletterView = {
  action: NewsletterAction;
  /**
   * `ask` has one button; `done` says that it is so already; `ended` is a confirmation that was good once, and whose
   * subscription has ended since.
   */
  state: 'ask' | 'done' | 'ended' | 'expired' | 'unknown';
  language: Language;
  kind: NewsletterKind | null;
  /** For the preference page: what this address receives. */
  active: NewsletterKind[];
  /** For the page after a confirmation: what else this address was signed up for and has not confirmed. */
  pending: NewsletterKind[];
  /** The button was just pressed: a choice saved, a sign-up confirmed. */
  saved: boolean;
};
