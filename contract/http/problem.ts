import * as v from 'valibot';

/** An invalid field: its name and a code such as `email.invalid`, which forms translate into a sentence. */
const fieldError = v.object({ field: v.string(), code: v.string() });
export type FieldError = v.InferOutput<typeof fieldError>;

/**
 * Body of every error response: application/problem+json (RFC 9457), plus the `success` and `message` that clients of
 * the spec expect. `retryAfter` is in seconds, with 429 and 503.
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
  /** With a refused booking: up to five free starts near the requested one, ISO 8601 in UTC. */
  alternatives: v.exactOptional(v.array(v.string())),
});
export type Problem = v.InferOutput<typeof problemSchema>;

/** Maximum size of a request body in bytes; larger ones get 413. */
export const maxBodyBytes = 64 * 1024;

/**
 * Header with the idempotency key of a submission (draft-ietf-httpapi-idempotency-key-header); a form field without
 * JavaScript.
 */
export const idempotencyHeader = 'Idempotency-Key';
export const idempotencyField = 'idempotencyKey';
