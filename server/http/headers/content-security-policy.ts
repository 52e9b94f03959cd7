import { hash } from 'node:crypto';

type Hosts = { apiUrl: string; geoUrl: string };

/**
 * The policy of one rendered page: only our own files, and exactly the inline scripts that this page was
 * rendered with, by hash; no unsafe-inline, no unsafe-eval (CSP level 3). Hashes rather than nonces,
 * because pages are cached.
 */
export function pagePolicy(html: string, { apiUrl, geoUrl }: Hosts): string {
  const connect = new Set([
    "'self'",
    ...[apiUrl, geoUrl].filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin),
  ]);
  const forms = new Set(["'self'", ...(apiUrl ? [new URL(apiUrl).origin] : [])]);
  return [
    "default-src 'none'",
    `script-src 'self' ${inlineScriptHashes(html).join(' ')}`.trim(),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${[...connect].join(' ')}`,
    "manifest-src 'self'",
    `form-action ${[...forms].join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', source = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (/\bsrc=/.test(attributes) || source === '') continue;
    hashes.add(`'sha256-${hash('sha256', source, 'base64')}'`);
  }
  return [...hashes];
}
