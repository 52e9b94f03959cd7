import * as v from 'valibot';
import { accessPaths, dueSteps, sessionEndHeader, sessionTokenHeader } from '#contract/staff/account.ts';
import { backgroundHeader } from '#contract/staff/contacts.ts';
import { texts } from '#web/staff/texts.ts';
import { renewSession } from './session.ts';
import { noteSessionEnd } from './session-end.ts';
import { inTurn } from './token-turn.ts';

/** Longest wait for an answer in milliseconds; after it the call counts as failed. */
const callTimeout = 30_000;

/** What a refused call says (RFC 9457), as far as this area reads it; a call's own members stand beside. */
const problemBody = v.looseObject({
  title: v.exactOptional(v.string()),
  detail: v.exactOptional(v.string()),
  retryAfter: v.exactOptional(v.number()),
  /** What the account must do first; what the call needs beside a login. */
  due: v.exactOptional(v.picklist(dueSteps)),
  needs: v.exactOptional(v.string()),
  errors: v.exactOptional(v.array(v.object({ field: v.string(), code: v.string() }))),
});
type ProblemBody = v.InferOutput<typeof problemBody>;

/** A call that brought no usable answer. `status` is 0 where the server was not reached, 408 where it took too long. */
export class CallFailed extends Error {
  readonly status: number;
  readonly problem: ProblemBody | null;
  constructor(status: number, problem: ProblemBody | null = null) {
    super(`Staff call failed (${status})`);
    this.status = status;
    this.problem = problem;
  }
}

/**
 * What is refused before it is sent, or cannot be done by trying again; its message is the sentence that staff read.
 */
export class InputRefused extends Error {}

/**
 * The sentence for what failed: what the server says, else what to do. Null where nothing did, and where the session
 * ended, because then the login opens.
 */
export function failureOf(error: unknown): string | null {
  if (error === null || isExpired(error)) return null;
  if (error instanceof InputRefused) return error.message;
  if (!(error instanceof CallFailed)) return texts.unexpectedAnswer;
  if (error.status === 0 || error.status === 408) return texts.connectionError;
  return detailOf(error) ?? texts.unexpectedAnswer;
}

/** What the server says about a failed call, or null. */
export function detailOf({ problem }: CallFailed): string | null {
  return problem?.detail?.trim() ? problem.detail : null;
}

export function isExpired(error: unknown): boolean {
  return isRefusedWith(401, error);
}

export function isRefusedWith(status: number, error: unknown): error is CallFailed {
  return error instanceof CallFailed && error.status === status;
}

/** What the server has against the fields of a call, as `field.fault`. */
export function faultCodes(error: unknown): string[] {
  return error instanceof CallFailed ? (error.problem?.errors?.map(({ code }) => code) ?? []) : [];
}

/** What stands now, where a change was refused because somebody else was faster (409); null for any other failure. */
export function conflictOf<S extends v.GenericSchema>(error: unknown, members: S): v.InferOutput<S> | null {
  if (!isRefusedWith(409, error)) return null;
  const parsed = v.safeParse(members, error.problem);
  return parsed.success ? parsed.output : null;
}

/** Of calls that the dashboard makes by itself; they keep no session alive. */
export const backgroundHeaders = { [backgroundHeader]: '1' };

/** `body` travels as JSON, `bytes` as they are; `background` calls are made by the dashboard itself. */
export type Call = {
  method?: string;
  body?: unknown;
  bytes?: Blob;
  token?: string;
  signal?: AbortSignal;
  background?: boolean;
};

/**
 * Calls the server and believes its answer only in the form that the contract gives it.
 * @throws CallFailed with the server's problem, with 502 for an answer of another form
 */
export async function request<S extends v.GenericSchema>(
  url: string,
  answer: S,
  call: Call,
): Promise<v.InferOutput<S>> {
  // Proofs are among the calls of one's own account: each may bring a new token.
  const renews = url.includes(accessPaths.account) && call.method !== undefined;
  const { ok, status, body } = await (renews ? inTurn(() => send(url, call)) : send(url, call));
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
