import { type FieldError, idempotencyHeader, type Problem } from '#contract/http/problem.ts';

/** Timeout of a request in milliseconds; the visitor can then retry with the same key. */
const timeout = 15_000;

/** Why a submission was not accepted; the input is kept in every case. */
export type Failure =
  /** Too many submissions from this connection; retry after that many minutes. */
  | { kind: 'too-many'; minutes: number }
  /** The request body exceeds the server's limit. */
  | { kind: 'too-large' }
  /** The server is down, unreachable, slow, or refused for a reason that the visitor cannot fix. */
  | { kind: 'failed' };

export type Outcome =
  | { ok: true; body: Record<string, unknown> }
  | { ok: false; errors: FieldError[]; failure: Failure | null; body?: Partial<Problem> };

/** Posts a submission as JSON. Never rejects. */
export async function send(url: string, body: Record<string, unknown>, key: string): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', [idempotencyHeader]: key },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
    });
    const parsed: unknown = await response.json().catch(() => null);
    const answer = toObject(parsed);
    // A company's proxy may answer in our place with a page of its own, and 200. What cannot be read was not stored as
    // far as the visitor is told: with the same key, a retry stores nothing twice.
    if (response.ok && parsed !== null && answer.success !== false) return { ok: true, body: answer };
    return { ok: false, body: answer, ...refusal(response.status, answer, response.headers.get('Retry-After')) };
  } catch {
    return { ok: false, errors: [], failure: { kind: 'failed' } };
  }
}

/** Interprets an error response: field errors, too many, too large, or generic failure. */
export function refusal(
  status: number,
  problem: Partial<Problem>,
  retryAfter: string | null = null,
): { errors: FieldError[]; failure: Failure | null } {
  // 409: the requested slot is taken; 413: a field is too long. Both can name fields, as 422 does.
  const errors = [409, 413, 422].includes(status) && Array.isArray(problem.errors) ? problem.errors : [];
  if (errors.length > 0) return { errors, failure: null };
  if (status === 413) return { errors, failure: { kind: 'too-large' } };
  if (status !== 429) return { errors, failure: { kind: 'failed' } };
  return { errors, failure: { kind: 'too-many', minutes: waitMinutes(problem.retryAfter, retryAfter) } };
}

/**
 * Whole minutes to wait, at least one, from the body's seconds or from Retry-After, in seconds or as a date (RFC 9110).
 */
export function waitMinutes(seconds: unknown, header: string | null, now = Date.now()): number {
  const fromHeader = header?.trim()
    ? /^\d+$/.test(header.trim())
      ? Number(header)
      : (Date.parse(header) - now) / 1000
    : 0;
  const wait = typeof seconds === 'number' && seconds > 0 ? seconds : fromHeader;
  return Math.max(1, Math.ceil((Number.isFinite(wait) ? wait : 60) / 60));
}

function toObject(value: unknown): Record<string, unknown> & Partial<Problem> {
  return value && typeof value === 'object' ? { ...value } : {};
}
