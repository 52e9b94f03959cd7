/** One wrong field: its name and a code such as `email.invalid`; forms turn codes into sentences. */
export type FieldError = { field: string; code: string };

/**
 * Body of every error answer: application/problem+json (RFC 9457), with `success` and `message` beside it
 * where the spec's clients read those. `retryAfter` is in seconds, with 429 and 503.
 */
export type Problem = {
  type: string;
  title: string;
  status: number;
  detail: string;
  success: false;
  message: string;
  errors?: FieldError[];
  retryAfter?: number;
  /** Free starts near the one asked for, with a refused booking; ISO 8601 in UTC, five at most. */
  alternatives?: string[];
};

/** Largest accepted request body in bytes; a larger one is answered 413. */
export const maxBodyBytes = 64 * 1024;

/**
 * Header that makes a submission repeatable (draft-ietf-httpapi-idempotency-key-header); a field without JavaScript.
 */
export const idempotencyHeader = 'Idempotency-Key';
export const idempotencyField = 'idempotencyKey';
