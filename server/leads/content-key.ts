import { createHmac, hash } from 'node:crypto';
import { hour } from '#contract/durations.ts';
import type { LeadKind } from '#contract/leads/registry.ts';
import { emailKey } from '#server/person/email-key.ts';
import { keptKey, type SiteSecret } from '#server/secrets/site-secret.ts';

/** Identifies a repeated submission: two 52-bit hashes, which fit exactly into a number. */
export type ContentKey = {
  /** Hash of kind, idempotency key and address: the same key sent with another address is another submission. */
  key: number;
  /** Hash of kind, key and content; also stored as the key when content changed after the first attempt. */
  content: number;
};

/** Fields that differ between the first attempt and its repetition. */
const changing = new Set(['elapsed', 'timestamp', 'website', 'idempotencyKey', 'language', 'pageUrl']);

/**
 * Hashes a submission's idempotency key and its content. Without a key, repetitions cannot be detected, so the result
 * is null. The exception is forms posted without JavaScript: their cached page cannot carry a unique key, so the same
 * content from the same `sender` counts as a repetition for as long as keys are kept (24 hours), or in the same hour if
 * the sender is hourly.
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
 * Identifies the sender of a form that has no key; the address cannot be recovered from it without the secret.
 * @param hourly whether the same sender counts as another one in the next hour
 */
export function formSender(address: string, hourly: boolean, secret: SiteSecret): string {
  const period = hourly ? Math.floor(Date.now() / hour) : '';
  return createHmac('sha256', keptKey(secret, 'forms')).update(`${address} ${period}`).digest('base64url');
}

/** The first 52 bits of SHA-256. */
function hashed(text: string): number {
  return Number.parseInt(hash('sha256', text, 'hex').slice(0, 13), 16);
}
