import { type FieldError, idempotencyHeader, type Problem } from '#contract/http/problem.ts';

/** Longest wait for the answer in milliseconds; after it the visitor may try again with the same key. */
const timeout = 15_000;

/** Why a submission was not accepted; what was typed stays in every case. */
export type Failure =
  /** Too many from this address; again in so many minutes. */
  | { kind: 'too-many'; minutes: number }
  /** More than the server reads of one form. */
  | { kind: 'too-large' }
  /** The server is down, unreachable, slow, or refused for a reason that the visitor cannot mend. */
  | { kind: 'failed' };

export type Outcome =
  | { ok: true; body: Record<string, unknown> }
  | { ok: false; errors: FieldError[]; failure: Failure | null; body?: Partial<Problem> };

/** Posts one submission as JSON. Never rejects. */
export async function send(url: string, body: Record<string, unknown>, key: string): Promise<Outcome> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json', [idempotencyHeader]: key },
      body: JSON.stringify(body),
      credentials: 'omit',
      signal: AbortSignal.timeout(timeout),
    });
    const answer = toObject(await response.json().catch(() => null));
    // The spec's calls read `success`; an answer without it counts by its status alone.
    if (response.ok && answer.success !== false) return { ok: true, body: answer };
    return { ok: false, body: answer, ...refusal(response.status, answer, response.headers.get('Retry-After')) };
  } catch {
    return { ok: false, errors: [], failure: { kind: 'failed' } };
  }
}

/** Reads an error answer: wrong fields, too many, too large, or simply failed. */
export function refusal(
  status: number,
  problem: Partial<Problem>,
  retryAfter: string | null = null,
): { errors: FieldError[]; failure: Failure | null } {
  // 409: what was asked for has been taken meanwhile; 413: a field holds too much. Both are told at the field too.
  const errors = [409, 413, 422].includes(status) && Array.isArray(problem.errors) ? problem.errors : [];
  if (errors.length > 0) return { errors, failure: null };
  if (status === 413) return { errors, failure: { kind: 'too-large' } };
  if (status !== 429) return { errors, failure: { kind: 'failed' } };
  return { errors, failure: { kind: 'too-many', minutes: waitMinutes(problem.retryAfter, retryAfter) } };
}

/** Whole minutes to wait, at least one, from the body's seconds or the header's seconds or date (RFC 9110). */
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
