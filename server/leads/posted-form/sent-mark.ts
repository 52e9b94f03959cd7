import { minute } from '#contract/durations.ts';
import { isLeadKind, type LeadKind } from '#contract/leads/registry.ts';
import { readToken, signToken } from '#server/secrets/signed-token.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';

const purpose = 'sent';
/** Long enough for a slow connection and a reload, but short enough that a bookmark does not report a false success. */
const lifetime = 10 * minute;

/** The value of `?sent=` after a form was stored without JavaScript; the page then shows the confirmation. */
export function sentMark(kind: LeadKind, secret: SiteSecret, now: number): string {
  return signToken(purpose, [kind], now + lifetime, secret);
}

/** The kind that was just stored; null if the mark has expired or is invalid. */
export function readSentMark(mark: string | null, secret: SiteSecret, now: number): LeadKind | null {
  const claims = mark === null ? null : readToken(purpose, mark, secret, now);
  const kind = Array.isArray(claims) ? claims[0] : null;
  return isLeadKind(kind) ? kind : null;
}
