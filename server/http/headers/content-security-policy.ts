import { hash } from 'node:crypto';

/** Where browsers report violations of a page's policy. */
export const policyReportPath = '/api/csp';
/** The policy's name for the reporting endpoint, short because every page sends it. */
const reportGroup = 'r';

/**
 * Accompanies a page's policy, for browsers with the Reporting API. The API works on HTTPS only, and those browsers
 * ignore `report-uri` when `report-to` is present; without HTTPS the policy therefore has `report-uri` alone.
 */
export function reportingHeaders(publicUrl: string): Record<string, string> {
  return publicUrl.startsWith('https:') ? { 'reporting-endpoints': `${reportGroup}="${policyReportPath}"` } : {};
}

type Hosts = { apiUrl: string; geoUrl: string; publicUrl: string };

/**
 * The policy of one rendered page (CSP level 3): it allows the site's own files, one inline style sheet, and by hash
 * the inline scripts that the renderer marked with this rendering's nonce. No unsafe-inline, no unsafe-eval; any other
 * script or style in the page is blocked. It uses hashes rather than the nonce, because rendered pages are cached and
 * sent to many visitors.
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
    // Previews of mails, in sandboxed frames.
    ...(staff ? ["frame-src 'self'"] : []),
    "frame-ancestors 'none'",
    // One module of the site makes documents and scripts from text (`web/trusted-types.ts`); the staff area requires
    // trusted types once it has hydrated (`web/require-trusted-types.ts`).
    ...(staff ? [] : ["require-trusted-types-for 'script'", 'trusted-types page']),
    `report-uri ${policyReportPath}`,
    ...('reporting-endpoints' in reportingHeaders(publicUrl) ? [`report-to ${reportGroup}`] : []),
  ].join(';');
}

/** The page as sent, without the nonce: readers must not learn how its scripts were marked. */
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
