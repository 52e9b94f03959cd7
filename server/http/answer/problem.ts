import type { Context } from 'hono';
import type { HTTPResponseError } from 'hono/types';
import type { FieldError, Problem } from '#contract/http/problem.ts';
import { isLanguage, type Language, languageForTag } from '#contract/site/languages.ts';
import { cachePolicies } from '#server/http/headers/cache-policies.ts';
import { securityHeaders } from '#server/http/headers/security-headers.ts';
import { type Answer, type HeaderReader, toResponse } from './answer.ts';
import { type ProblemCode, problemTexts } from './problem-texts.ts';

const statusOf = {
  'bad-json': 400,
  unauthorized: 401,
  'login-failed': 401,
  'code-wrong': 401,
  'code-late': 401,
  'codes-ended': 401,
  'password-expired': 401,
  'account-due': 403,
  'proof-needed': 403,
  'role-missing': 403,
  'scope-missing': 403,
  'last-manager': 409,
  'password-wrong': 403,
  'passkey-refused': 401,
  'directory-refused': 401,
  'directory-stranger': 401,
  'directory-only': 401,
  'directory-away': 503,
  'passkey-unusable': 422,
  'not-found': 404,
  'unknown-call': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'factor-unreadable': 409,
  'slot-taken': 409,
  'booking-elsewhere': 410,
  'booking-over': 410,
  'too-large': 413,
  'wrong-type': 415,
  'bad-fields': 422,
  'not-pdf': 422,
  'file-too-large': 413,
  'too-many': 429,
  'login-slow': 429,
  'server-error': 500,
  unavailable: 503,
} as const satisfies Record<ProblemCode, number>;

type Extra = {
  errors?: FieldError[];
  retryAfter?: number;
  /** Free starts near the refused one. */
  alternatives?: string[];
  /** Replaces the code's sentence with a more specific one. */
  detail?: string;
  /** Further members of the response that the call's contract defines. */
  members?: Record<string, unknown>;
  headers?: Record<string, string>;
};

/** The language for messages to this client: the requested one, else that of Accept-Language, else German. */
export function answerLanguage(c: Context, requested?: unknown): Language {
  return languageFor((name) => c.req.header(name), requested);
}

function languageFor(header: HeaderReader, requested?: unknown): Language {
  if (isLanguage(requested)) return requested;
  const tag = header('accept-language')?.split(',')[0]?.split(';')[0];
  return tag ? languageForTag(tag) : 'de';
}

/** The body of an error response. `retryAfter` is in seconds. */
export function problemBody(code: ProblemCode, language: Language, extra: Extra = {}): Problem {
  const { title, ...texts } = problemTexts[language][code];
  const detail = extra.detail ?? texts.detail;
  return {
    type: 'about:blank',
    title,
    status: statusOf[code],
    detail,
    success: false,
    message: detail,
    ...(extra.errors && { errors: extra.errors }),
    ...(extra.retryAfter && { retryAfter: extra.retryAfter }),
    ...(extra.alternatives && { alternatives: extra.alternatives }),
    ...extra.members,
  };
}

/** An error response in application/problem+json (RFC 9457), without stack traces and values that the client sent. */
function problemAnswer(code: ProblemCode, language: Language, extra: Extra = {}): Answer {
  const headers: Record<string, string> = {
    ...securityHeaders,
    'content-type': 'application/problem+json; charset=utf-8',
    'cache-control': cachePolicies.never,
    ...extra.headers,
  };
  if (extra.retryAfter) headers['retry-after'] = String(extra.retryAfter);
  return { status: statusOf[code], headers, body: Buffer.from(JSON.stringify(problemBody(code, language, extra))) };
}

export function problem(code: ProblemCode, language: Language, extra: Extra = {}): Response {
  return toResponse(problemAnswer(code, language, extra));
}

/** Thrown anywhere in a call to end it with its own response; Hono sends that response. */
export class RefusedCall extends Error implements HTTPResponseError {
  readonly #response: Response;

  constructor(response: Response) {
    super('refused');
    this.#response = response;
  }

  getResponse(): Response {
    return this.#response;
  }
}

/** Ends a call of the staff area, whose messages are in German. @throws RefusedCall */
export function refuse(code: ProblemCode, extra: Extra = {}): never {
  throw new RefusedCall(problem(code, 'de', extra));
}

/** Ends a call because of one input field, with the code `{field}.{what}`. @throws RefusedCall */
export function refuseField(field: string, what: string): never {
  return refuse('bad-fields', { errors: [{ field, code: `${field}.${what}` }] });
}
