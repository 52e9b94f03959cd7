import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';

type Extra = { status?: ContentfulStatusCode; cacheControl?: string };

/** Answers with JSON and the headers that every data answer carries; not stored anywhere unless said otherwise. */
export function json(c: Context, value: unknown, { status = 200, cacheControl = cachePolicies.never }: Extra = {}) {
  return c.body(JSON.stringify(value), status, {
    ...securityHeaders,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': cacheControl,
  });
}

/** 204 with the same headers. */
export function noContent(c: Context): Response {
  return c.body(null, 204, { ...securityHeaders, 'cache-control': cachePolicies.never });
}
