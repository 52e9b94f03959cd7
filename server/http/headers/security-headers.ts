import { cachePolicies } from './cache-policies.ts';

/**
 * Sent with every response. The Content-Security-Policy of data responses allows nothing at all; pages have their own
 * (see `content-security-policy.ts`).
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), interest-cohort=()',
  'cross-origin-resource-policy': 'same-origin',
};

/** For what is behind a mailed link or a secret: not cached, not indexed, and no referrer reveals its URL. */
export const privateHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'cache-control': cachePolicies.never,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
};

/**
 * Isolates a page from the window that opened it: for the staff area and the pages behind mailed links. Other pages
 * hold no personal data, and there the header would make a browser start a second process before the first paint
 * (decision 0022).
 */
export const openerPolicy: Readonly<Record<string, string>> = { 'cross-origin-opener-policy': 'same-origin' };

/**
 * Tells browsers to use only HTTPS for a year, on all subdomains as well; empty unless the site is served over HTTPS.
 * `listen` adds it to every response of the app, so that none can lack it.
 */
export function transportHeaders(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
}
