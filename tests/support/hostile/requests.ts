import fc from 'fast-check';
import { languages } from '#contract/site/languages.ts';
import { linkPages, pages, staffPaths, whitePaperHref } from '#contract/site/pages.ts';
import { bodies } from './bodies.ts';
import { type Ask, type Known, type Route, wantedBy } from './known.ts';
import { hostileText } from './values.ts';

export type HostileRequest = {
  method: string;
  /** The route's pattern, for reports. */
  route: string;
  /** Path and query. */
  target: string;
  headers: Record<string, string>;
  body: string | null;
};

/** Paths of all pages, as patterns. */
export const pageRoutes: readonly Route[] = [
  ...new Set([
    ...Object.values(pages).flatMap(({ de, en }) => [de, en]),
    ...Object.values(linkPages),
    ...Object.values(staffPaths),
    ...languages.map((language) => whitePaperHref(':paper', language)),
    '/downloads/:name',
    '/:nowhere',
  ]),
].map((path) => ({ method: 'GET', path }));

/** The calls of an app, from its own list of routes. */
export function callsOf(routes: readonly Route[]): Route[] {
  const seen = new Map(routes.map(({ method, path }) => [`${method} ${path}`, { method, path }]));
  return [...seen.values()].filter(({ method, path }) => method !== 'ALL' && !path.endsWith('/*'));
}

/**
 * Requests to these routes with hostile paths, queries, headers and bodies.
 * @param ask calls as an account with all rights, to find out which fields each call requires
 * @param ids existing ids, for paths, parameters and fields
 */
export async function hostileRequests(
  routes: readonly Route[],
  known: Known,
  { ask, ids }: { ask: Ask; ids: readonly string[] },
): Promise<fc.Arbitrary<HostileRequest>> {
  const text = fc.oneof({ weight: 2, arbitrary: hostileText }, { weight: 1, arbitrary: fc.constantFrom('x', ...ids) });
  const parameters = fc.array(fc.tuple(fc.constantFrom(...known.parameters), text), { maxLength: 5 });
  const part = fc.oneof(hostileText, fc.constantFrom('x', ...ids));
  const parts = fc.array(part, { minLength: 4, maxLength: 4 });
  const headers = hostileHeaders();
  const of = async (route: Route) => {
    const { method, path } = route;
    const sends = method !== 'GET';
    const body = sends ? bodies((await wantedBy(route, ask, known)).inputs, known, text, ids) : fc.constant(null);
    return fc.tuple(parts, parameters, headers, body).map(([filling, query, extra, sent]): HostileRequest => {
      const search = new URLSearchParams(query).toString();
      return {
        method,
        route: `${method} ${path}`,
        target: `${filled(path, filling)}${search && `?${search}`}`,
        headers: sent ? { ...extra, 'content-type': sent.type } : extra,
        body: sent?.content ?? null,
      };
    });
  };
  const each: fc.Arbitrary<HostileRequest>[] = [];
  for (const route of routes) each.push(await of(route));
  return fc.oneof(...each);
}

function filled(path: string, parts: readonly string[]): string {
  const left = [...parts];
  return path.replace(/:\w+(\{[^}]*\})?/g, () => encodeURIComponent((left.pop() ?? '').toWellFormed()) || 'x');
}

const headerNames = [
  ...[
    'accept',
    'accept-encoding',
    'accept-language',
    'cookie',
    'if-none-match',
    'if-modified-since',
    'range',
    'origin',
  ],
  ...['referer', 'user-agent', 'x-forwarded-for', 'idempotency-key', 'traceparent', 'sec-fetch-site', 'x-background'],
];
const headerValues = [
  ...['*/*', 'br;q=1, gzip;q=0.5', 'de;q=0.9,en', 'language=en', 'language=%ff', '"x"', '*', 'bytes=0-1', 'bytes=-1'],
  ...['bytes=9-1,0-0', 'Mon, 23 Nov 2026 00:00:00 GMT', 'null', 'https://boese.example', '203.0.113.9, unknown', '0'],
  ...['Googlebot/2.1', 'cross-site', `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`, '-'.repeat(3000), ','.repeat(3000)],
  ';q='.repeat(1000),
];

/** Headers that some code reads, with characters allowed in headers. */
function hostileHeaders(): fc.Arbitrary<Record<string, string>> {
  const unit = fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code));
  const value = fc.oneof(fc.constantFrom(...headerValues), fc.string({ unit, maxLength: 60 }));
  return fc.dictionary(fc.constantFrom(...headerNames), value, { maxKeys: 3, noNullPrototype: true });
}
