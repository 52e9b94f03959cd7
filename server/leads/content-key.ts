import { createHmac, hash } from 'node:crypto';
import type { LeadKind } from '#contract/leads/registry.ts';
import { emailKey } from '#server/person/email-key.ts';
import { keptKey, type SiteSecret } from '#server/secrets/site-secret.ts';

/** How a submission is recognised when it comes again: two hashes of 52 bits, which a number holds exactly. */
export type ContentKey = {
  /** Of kind, idempotency key and address: who happens to send the same key from another address sends another one. */
  key: number;
  /** Of kind, key and content; also the key of content that changed after a first try. */
  content: number;
};

/** Members that differ between a first try and its repetition. */
const changing = new Set(['elapsed', 'timestamp', 'website', 'idempotencyKey', 'language', 'pageUrl']);

/**
 * Hashes of a submission's idempotency key and of its content. Without a key there is no repetition to see,
 * except for forms posted without JavaScript: their cached page cannot carry a key of its own, so the same
 * content from the same sender within 24 hours counts as the same submission.
 */
export function contentKey(
  kind: LeadKind,
  given: unknown,
  input: Record<string, unknown> & { email: string },
  sender: string | null,
): ContentKey | null {
  const name = typeof given === 'string' ? given.trim() : '';
  if (!name && sender === null) return null;
  const content: unknown[] = [kind, name || sender];
  for (const member in input) if (!changing.has(member)) content.push(member, input[member]);
  const whole = hashed(JSON.stringify(content));
  return { key: name ? hashed(JSON.stringify([kind, name, emailKey(input.email)])) : whole, content: whole };
}

/**
 * Stands for who posted a form without a key of its own; cannot be turned back into the address without the secret.
 * @param hourly whether the same sender an hour later counts as another
 */
export function formSender(address: string, hourly: boolean, secret: SiteSecret): string {
  const hour = hourly ? Math.floor(Date.now() / 3_600_000) : '';
  return createHmac('sha256', keptKey(secret, 'forms')).update(`${address} ${hour}`).digest('base64url');
}

/** The first 52 bits of SHA-256. */
function hashed(text: string): number {
  return Number.parseInt(hash('sha256', text, 'hex').slice(0, 13), 16);
}
