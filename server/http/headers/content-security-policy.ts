import { hash } from 'node:crypto';

/** Where browsers tell what a page's policy refused. */
export const policyReportPath = '/api/csp';
/** The name by which the policy speaks of it, short because every page carries it. */
const reportGroup = 'r';

/**
 * Goes with a page's policy, for browsers that report in the newer way (Reporting API, on HTTPS alone; there they do
 * not look at `report-uri`, so that without HTTPS it must stand alone).
 */
export function reportingHeaders(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? { 'reporting-endpoints': `${reportGroup}="${policyReportPath}"` } : {};
}

type Hosts = { apiUrl: string; geoUrl: string; publicUrl: string };

/**
 * The policy of one rendered page: only our own files, and the inline scripts that the renderer marked with this
 * rendering's nonce, by hash, and one inline style sheet; no unsafe-inline, no unsafe-eval (CSP level 3). Whatever else
 * stands in the page as a script or style is refused. Hashes rather than the nonce itself, because pages are kept and
 * sent to many.
 */
export function pagePolicy(
  html: string,
  nonce: string,
  styles: string,
  { apiUrl, geoUrl, publicUrl }: Hosts,
  staff: boolean,
): string {
  const connect = new Set([
    "'self'",
    ...[apiUrl, geoUrl].filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin),
  ]);
  const forms = new Set(["'self'", ...(apiUrl ? [new URL(apiUrl).origin] : [])]);
  return [
    "default-src 'none'",
    `script-src 'self' ${scriptHashes(html, nonce).join(' ')}`.trim(),
    `style-src 'self' ${styles && hashOf(styles)}`.trim(),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${[...connect].join(' ')}`,
    "manifest-src 'self'",
    `form-action ${[...forms].join(' ')}`,
    "base-uri 'none'",
    // Previews of mails, in frames that may do nothing.
    ...(staff ? ["frame-src 'self'"] : []),
    "frame-ancestors 'none'",
    // One place of ours makes documents and scripts of text (`web/trusted-types.ts`); the staff area asks for the same
    // once it has come to life (`web/require-trusted-types.ts`).
    ...(staff ? [] : ["require-trusted-types-for 'script'", 'trusted-types page']),
    `report-uri ${policyReportPath}`,
    ...('reporting-endpoints' in reportingHeaders(publicUrl) ? [`report-to ${reportGroup}`] : []),
  ].join(';');
}

/** The page as it is sent: who reads it must not learn how its scripts were marked. */
export function withoutNonce(html: string, nonce: string): string {
  return html.replaceAll(` nonce="${nonce}"`, '');
}

function scriptHashes(html: string, nonce: string): string[] {
  const marked = new RegExp(`<script\\b[^>]* nonce="${nonce}"[^>]*>([^]*?)</script>`, 'g');
  const sources = [...html.matchAll(marked)].map(([, source = '']) => source).filter(Boolean);
  return [...new Set(sources.map(hashOf))];
}

function hashOf(source: string): string {
  return `'sha256-${hash('sha256', source, 'base64')}'`;
}
