import * as v from 'valibot';
import { anyPageAt, viewedPage } from '#contract/site/issue-pages.ts';

/** The stored part of a report: only words that the site knows, nothing that the sender could choose freely. */
export type PolicyReport = { directive: string; blocked: string; page: string };

/** Stands for values that are made up or not anticipated. */
export const otherReport: PolicyReport = { directive: 'other', blocked: 'other', page: 'other' };

/** Maximum number of reports read per request; browsers combine a few. */
const mostReports = 10;

/** Directives of CSP level 3 and of Trusted Types. */
const directives = new Set(
  `base-uri child-src connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src
  media-src object-src require-trusted-types-for script-src script-src-attr script-src-elem style-src style-src-attr
  style-src-elem trusted-types worker-src`.split(/\s+/),
);
/** Keywords used in place of a URL (CSP level 3, 5.2; Trusted Types, 4.1), and URL schemes. */
const words = new Set(
  `inline eval wasm-eval self trusted-types-sink trusted-types-policy data blob about file filesystem chrome-extension
  moz-extension safari-web-extension https http wss ws`.split(/\s+/),
);

const text = v.optional(v.string(), '');
/** `report-uri`, which Firefox and Safari support (CSP level 2). */
const uriReport = v.object({
  'csp-report': v.object({
    'document-uri': text,
    'effective-directive': text,
    'violated-directive': text,
    'blocked-uri': text,
  }),
});
/** `report-to` (Reporting API). */
const apiReports = v.array(
  v.object({
    type: v.string(),
    body: v.nullish(v.object({ documentURL: text, effectiveDirective: text, blockedURL: v.nullish(v.string(), '') })),
  }),
);

/**
 * @param publicOrigin this site's origin, whose URLs count as `self`
 * @returns null for a body that is not a report
 */
export function readReports(body: string, publicOrigin: string): PolicyReport[] | null {
  const value = parsed(body);
  const uri = v.safeParse(uriReport, value);
  if (uri.success) {
    const report = uri.output['csp-report'];
    const directive = report['effective-directive'] || (report['violated-directive'].split(' ')[0] ?? '');
    return [reportOf(directive, report['blocked-uri'], report['document-uri'], publicOrigin)];
  }
  const api = v.safeParse(apiReports, value);
  if (!api.success) return null;
  return api.output.slice(0, mostReports).flatMap(({ type, body: reported }) => {
    if (type !== 'csp-violation' || !reported) return [];
    return [reportOf(reported.effectiveDirective, reported.blockedURL ?? '', reported.documentURL, publicOrigin)];
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function reportOf(directive: string, blocked: string, document: string, publicOrigin: string): PolicyReport {
  return {
    directive: directives.has(directive) ? directive : otherReport.directive,
    blocked: blockedWord(blocked, publicOrigin),
    page: pageOf(document),
  };
}

/** `self` for this site's URLs, else only the scheme: a host may be a person's name, and no erasure would find it. */
function blockedWord(blocked: string, publicOrigin: string): string {
  if (words.has(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (url?.origin === publicOrigin) return 'self';
  const scheme = url?.protocol.slice(0, -1) ?? '';
  return words.has(scheme) ? scheme : otherReport.blocked;
}

/** The page's id: its URL may contain a token or a visitor's search. */
function pageOf(document: string): string {
  const path = URL.parse(document)?.pathname ?? '';
  if (path.startsWith('/admin')) return 'staff';
  const match = anyPageAt(path);
  if (!match) return otherReport.page;
  return viewedPage(match);
}
