import * as v from 'valibot';

/** One wrong field: its name and a code such as `email.invalid`; forms turn codes into sentences. */
const fieldError = v.object({ field: v.string(), code: v.string() });
export type FieldError = v.InferOutput<typeof fieldError>;

/**
 * Body of every error answer: application/problem+json (RFC 9457), with `success` and `message` beside it
 * where the spec's clients read those. `retryAfter` is in seconds, with 429 and 503.
 */
export const problemSchema = v.object({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  detail: v.string(),
  success: v.literal(false),
  message: v.string(),
  errors: v.exactOptional(v.array(fieldError)),
  retryAfter: v.exactOptional(v.number()),
  /** Free starts near the one asked for, with a refused booking; ISO 8601 in UTC, five at most. */
  alternatives: v.exactOptional(v.array(v.string())),
});
export type Problem = v.InferOutput<typeof problemSchema>;

/** Largest accepted request body in bytes; a larger one is answered 413. */
export const maxBodyBytes = 64 * 1024;

/**
 * Header that makes a submission repeatable (draft-ietf-httpapi-idempotency-key-header); a field without JavaScript.
 */
export const idempotencyHeader = 'Idempotency-Key';
export const idempotencyField = 'idempotencyKey';
