import * as v from 'valibot';
import { keysOf } from '#contract/keys-of.ts';
import { accountPaths, requiredSteps, sessionEndHeader, sessionTokenHeader } from '#contract/staff/account.ts';
import { backgroundHeader } from '#contract/staff/contacts.ts';
import { texts } from '#web/staff/texts.ts';
import { renewSession } from './session.ts';
import { noteSessionEnd } from './session-end.ts';
import { withTokenLock } from './token-lock.ts';

/** Timeout of a call in milliseconds. */
const callTimeout = 30_000;

/** The members of a problem (RFC 9457) that the staff area reads; calls may add their own. */
const problemBody = v.looseObject({
  title: v.exactOptional(v.string()),
  detail: v.exactOptional(v.string()),
  retryAfter: v.exactOptional(v.number()),
  /** `due` is what the account must do first, `needs` what the call requires besides a session. */
  due: v.exactOptional(v.picklist(requiredSteps)),
  needs: v.exactOptional(v.string()),
  errors: v.exactOptional(v.array(v.object({ field: v.string(), code: v.string() }))),
});
type ProblemBody = v.InferOutput<typeof problemBody>;

/** A call without a usable answer. `status` is 0 if the server was not reached, 408 after a timeout. */
export class CallFailed extends Error {
  readonly status: number;
  readonly problem: ProblemBody | null;
  constructor(status: number, problem: ProblemBody | null = null) {
    super(`Staff call failed (${status})`);
    this.status = status;
    this.problem = problem;
  }
}

/** An input rejected before it is sent, or an action that a retry cannot fix. The message is shown to staff. */
export class InputRefused extends Error {}

/**
 * The sentence to show for an error: the server's, or a generic one. Null without an error, and for an expired session,
 * which opens the login instead.
 */
export function failureOf(error: unknown): string | null {
  if (error === null || isExpired(error)) return null;
  if (error instanceof InputRefused) return error.message;
  if (!(error instanceof CallFailed)) return texts.unexpectedAnswer;
  if (error.status === 0 || error.status === 408) return texts.connectionError;
  return detailOf(error) ?? texts.unexpectedAnswer;
}

/** The server's explanation of a failed call, or null. */
export function detailOf({ problem }: CallFailed): string | null {
  return problem?.detail?.trim() ? problem.detail : null;
}

export function isExpired(error: unknown): boolean {
  return isRefusedWith(401, error);
}

export function isRefusedWith(status: number, error: unknown): error is CallFailed {
  return error instanceof CallFailed && error.status === status;
}

/** The server's validation errors, as `field.fault`. */
export function faultCodes(error: unknown): string[] {
  return error instanceof CallFailed ? (error.problem?.errors?.map(({ code }) => code) ?? []) : [];
}

/**
 * A sentence for each field that the server refused, the first fault of each, in the order of `required`.
 * @param required the sentences for missing fields
 * @param byFault those for other faults (`tooLong`)
 */
export function fieldSentences<Field extends string>(
  error: unknown,
  required: Readonly<Record<Field, string>>,
  byFault: Readonly<Record<string, string>>,
): Partial<Record<Field, string>> {
  const codes = faultCodes(error);
  const found: Partial<Record<Field, string>> = {};
  for (const field of keysOf(required)) {
    const fault = codes.find((code) => code.startsWith(`${field}.`))?.slice(field.length + 1);
    if (fault === 'required') found[field] = required[field];
    else if (fault) found[field] = byFault[fault] ?? 'Bitte prüfen Sie diese Angabe.';
  }
  return found;
}

/** The current state, if a change was rejected because somebody else was faster (409); null for any other error. */
export function conflictOf<S extends v.GenericSchema>(error: unknown, members: S): v.InferOutput<S> | null {
  if (!isRefusedWith(409, error)) return null;
  const parsed = v.safeParse(members, error.problem);
  return parsed.success ? parsed.output : null;
}

/** Marks calls that the dashboard makes on its own; they do not keep a session alive. */
export const backgroundHeaders = { [backgroundHeader]: '1' };

/** `body` is sent as JSON, `bytes` as they are; `background` marks calls that the dashboard makes on its own. */
export type Call = {
  method?: string;
  body?: unknown;
  bytes?: Blob;
  token?: string;
  signal?: AbortSignal;
  background?: boolean;
};

/**
 * Calls the server and validates its answer against the contract.
 * @throws CallFailed with the server's problem, or with 502 if the answer does not match the schema
 */
export async function request<S extends v.GenericSchema>(
  url: string,
  answer: S,
  call: Call,
): Promise<v.InferOutput<S>> {
  // Calls that change one's own account include proofs: each may return a new token.
  const renews = url.includes(accountPaths.account) && call.method !== undefined;
  const { ok, status, body } = await (renews ? withTokenLock(() => send(url, call)) : send(url, call));
  if (!ok) throw new CallFailed(status, v.is(problemBody, body) ? body : null);
  const parsed = v.safeParse(answer, body);
  if (!parsed.success) throw new CallFailed(502);
  return parsed.output;
}

async function send(url: string, { method = 'GET', body, bytes, token, signal, background }: Call) {
  const timeout = AbortSignal.timeout(callTimeout);
  try {
    const answer = await fetch(url, {
      method,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
      headers: {
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(bytes && { 'Content-Type': 'application/octet-stream' }),
        ...(background && backgroundHeaders),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: bytes ?? (body === undefined ? null : JSON.stringify(body)),
    });
    const renewed = answer.headers.get(sessionTokenHeader);
    if (token && renewed) renewSession(token, renewed);
    noteSessionEnd(answer.headers.get(sessionEndHeader));
    return { ok: answer.ok, status: answer.status, body: parse(await answer.text()) };
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallFailed(timeout.aborted ? 408 : 0);
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
