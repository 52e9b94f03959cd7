import { createHmac, randomBytes } from 'node:crypto';
import { hour } from '#contract/durations.ts';
import type { Db } from '#server/db/connection/connect.ts';
import type { Webhook } from '#server/db/schema/hook-tables.ts';
import { createSeal } from '#server/secrets/seal.ts';
import type { SiteSecret } from '#server/secrets/site-secret.ts';
import { listWebhooks, replaceSealed } from './repository.ts';

/** Milliseconds for which the previous secret also signs, so that the receiving program can be given the new one. */
export const oldSecretLifetime = 24 * hour;

const prefix = 'whsec_';

/** Encrypts the URLs and secrets of webhooks, with a key derived from the site's secret. */
export const createHookSeal = (siteSecret: SiteSecret) => createSeal(siteSecret, 'webhooks');
export type HookSeal = ReturnType<typeof createHookSeal>;

/** 256 random bits, as bytes to encrypt and in their text form (Standard Webhooks, "Secrets"). */
export function newHookSecret(): { bytes: Buffer; text: string } {
  const bytes = randomBytes(32);
  return { bytes, text: prefix + bytes.toString('base64') };
}

/** The secrets that currently sign a webhook's messages, newest first; null when one cannot be decrypted. */
export function secretsOf(seal: HookSeal, hook: Webhook, now: number): Buffer[] | null {
  const { id, secret, old_secret: old, old_secret_until: until } = hook;
  const sealed = [secret, ...(old !== null && until !== null && until > now ? [old] : [])].filter(Boolean);
  const opened = sealed.flatMap((one) => seal.open(one, id) ?? []);
  return opened.length === sealed.length ? opened : null;
}

/** The `webhook-` headers of a message (Standard Webhooks 1.0.0). @param at seconds since 1970 */
export function signedHeaders(id: string, at: number, body: string, secrets: readonly Buffer[]) {
  const signed = `${id}.${at}.${body}`;
  const signatures = secrets.map((secret) => `v1,${createHmac('sha256', secret).update(signed).digest('base64')}`);
  return { 'webhook-id': id, 'webhook-timestamp': String(at), 'webhook-signature': signatures.join(' ') };
}

/** Re-encrypts what the previous secret of the site encrypted. @returns the number of webhooks changed */
export async function sealHooksAgain(db: Db, siteSecret: SiteSecret): Promise<number> {
  const seal = createHookSeal(siteSecret);
  let sealed = 0;
  for (const { id, url, secret, old_secret: old } of await listWebhooks(db)) {
    const again = (text: string | null) => (text && seal.again(text, id)) || text;
    const change = { url: again(url) ?? url, secret: again(secret) ?? secret, old_secret: again(old) };
    if (change.url === url && change.secret === secret && change.old_secret === old) continue;
    if (await replaceSealed(db, id, secret, change)) sealed += 1;
  }
  return sealed;
}
