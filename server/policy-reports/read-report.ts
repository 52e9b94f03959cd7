import * as v from 'valibot';
import { anyPageAt, viewedPage } from '#contract/site/issue-pages.ts';

/** What is kept of a report: words that the site knows, and nothing that whoever sent it could choose. */
export type PolicyReport = { directive: string; blocked: string; page: string };

/** What somebody made up, or what nobody has thought of, counts as this. */
export const otherReport: PolicyReport = { directive: 'other', blocked: 'other', page: 'other' };

/** Reports of one request that are read; browsers gather a few. */
const mostReports = 10;

/** Directives of CSP level 3 and of Trusted Types. */
const directives = new Set(
  `base-uri child-src connect-src default-src font-src form-action frame-ancestors frame-src img-src manifest-src
  media-src object-src require-trusted-types-for script-src script-src-attr script-src-elem style-src style-src-attr
  style-src-elem trusted-types worker-src`.split(/\s+/),
);
/** What stands in place of an address (CSP level 3, 5.2; Trusted Types, 4.1), and the schemes of addresses. */
const words = new Set(
  `inline eval wasm-eval self trusted-types-sink trusted-types-policy data blob about file filesystem chrome-extension
  moz-extension safari-web-extension https http wss ws`.split(/\s+/),
);

const text = v.optional(v.string(), '');
/** `report-uri`, which Firefox and Safari know (CSP level 2). */
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

/** @param publicOrigin of this site, whose own addresses count as `self`. @returns null for what is no report */
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

/** Whether it is ours, else the scheme alone: a host may be anybody's name, and no erasure would find it. */
function blockedWord(blocked: string, publicOrigin: string): string {
  if (words.has(blocked)) return blocked;
  const url = URL.parse(blocked);
  if (url?.origin === publicOrigin) return 'self';
  const scheme = url?.protocol.slice(0, -1) ?? '';
  return words.has(scheme) ? scheme : otherReport.blocked;
}

/** The page's id: its address may hold a token or what somebody searched for. */
function pageOf(document: string): string {
  const path = URL.parse(document)?.pathname ?? '';
  if (path.startsWith('/admin')) return 'staff';
  const match = anyPageAt(path);
  if (!match) return otherReport.page;
  return viewedPage(match);
}
