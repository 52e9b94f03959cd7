/**
 * On every answer. The Content-Security-Policy of data answers allows nothing at all; pages carry their own
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

/**
 * Cuts a page off from the window that opened it: for the staff area and pages behind mailed links. Elsewhere it would
 * have a browser begin a second process before the first page is drawn (decision 0022), for pages that hold nothing of
 * anybody.
 */
export const ownWindow: Readonly<Record<string, string>> = { 'cross-origin-opener-policy': 'same-origin' };

/**
 * Tells browsers to stay on HTTPS for a year, on all hosts below this one too; only where the site is served by it.
 * `listen` puts it on all answers that come from the app, so that no answer can lack it.
 */
export function transportHeaders(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {};
}
