import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';
import { streamOf } from './stream.ts';

type Extra = { status?: ContentfulStatusCode; cacheControl?: string };

/** Answers with JSON and the headers of every data response; not cached unless `cacheControl` says otherwise. */
export function json(c: Context, value: unknown, { status = 200, cacheControl = cachePolicies.never }: Extra = {}) {
  return c.body(JSON.stringify(value), status, headers(cacheControl));
}

/** Answers with an object and one more field, whose text is streamed because it may be long. @param value not empty */
export function jsonWithText(c: Context, value: object, field: string, text: AsyncGenerator<string>): Response {
  const inside = (part: string) => JSON.stringify(part).slice(1, -1);
  async function* pieces() {
    yield `${JSON.stringify(value).slice(0, -1)},${JSON.stringify(field)}:"`;
    for await (const part of text) yield inside(part);
    yield '"}';
  }
  return c.body(streamOf(pieces()), 200, headers(cachePolicies.never));
}

const headers = (cacheControl: string) => ({
  ...securityHeaders,
  'content-type': 'application/json; charset=utf-8',
  'cache-control': cacheControl,
});

/** Answers 204 with the headers of every data response. */
export function noContent(c: Context): Response {
  return c.body(null, 204, { ...securityHeaders, 'cache-control': cachePolicies.never });
}
