import type { Problem } from '#contract/http/problem.ts';
import { accessPaths, type LoginAnswer } from '#contract/staff/account.ts';
import {
  adminPaths,
  backgroundHeader,
  type Contact,
  type ContactAnswer,
  type ContactFilter,
  type ContactsAnswer,
} from '#contract/staff/contacts.ts';
import type { OutboxAnswer, OutboxMail } from '#contract/staff/outbox.ts';
import type { StatisticsAnswer } from '#contract/staff/statistics.ts';
import type { WhitePaperChange, WhitePapersAnswer } from '#contract/staff/white-papers.ts';
import { accessCalls } from './access-api.ts';
import { bookingCalls } from './bookings/calls.ts';
import type { Session } from './session.ts';
import { texts } from './texts.ts';

/** Longest wait for an answer in milliseconds; after it the call counts as a failed connection. */
const callTimeout = 30_000;

/** A call that brought no usable answer. `status` is 0 where none came at all. */
export class CallFailed extends Error {
  readonly status: number;
  readonly problem: Partial<Problem> | null;
  constructor(status: number, problem: Partial<Problem> | null = null) {
    super(`Staff call failed (${status})`);
    this.status = status;
    this.problem = problem;
  }
}

/** The sentence for a failed call: what the server says, else what to do. */
export function sentenceFor(error: unknown): string {
  if (!(error instanceof CallFailed)) return texts.unexpectedAnswer;
  if (error.status === 0) return texts.connectionError;
  return detailOf(error) ?? texts.unexpectedAnswer;
}

/** What the server says about a failed call, or null. */
export function detailOf(error: CallFailed): string | null {
  const detail = error.problem?.detail;
  return typeof detail === 'string' && detail.trim() ? detail : null;
}

export function isExpired(error: unknown): boolean {
  return error instanceof CallFailed && error.status === 401;
}

/** Of calls that the dashboard makes by itself. */
export const backgroundHeaders = { [backgroundHeader]: '1' };

/** `body` travels as JSON, `bytes` as they are; `background` calls are made by the dashboard itself. */
type Call = {
  method?: string;
  body?: unknown;
  bytes?: Blob;
  token?: string;
  signal?: AbortSignal | undefined;
  background?: boolean;
};

async function request(url: string, call: Call): Promise<unknown> {
  const { method = 'GET', body, bytes, token, signal, background } = call;
  const timeout = AbortSignal.timeout(callTimeout);
  let answer: Response;
  let text: string;
  try {
    answer = await fetch(url, {
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
    text = await answer.text();
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallFailed(0);
  }
  const json = parse(text);
  if (!answer.ok) throw new CallFailed(answer.status, isRecord(json) ? json : null);
  return json;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** An answer is believed when it has the part that the screen cannot do without. */
function expect<T>(body: unknown, has: (body: Record<string, unknown>) => boolean): T {
  if (!isRecord(body) || !has(body)) throw new CallFailed(502);
  return body as T;
}

/**
 * Logs in.
 * @throws CallFailed with the server's problem, or with status 0 when it was not reached
 */
export async function login(apiUrl: string, username: string, password: string): Promise<LoginAnswer> {
  const body = await request(apiUrl + adminPaths.login, { method: 'POST', body: { username, password } });
  return expect(
    body,
    (answer) =>
      (typeof answer.token === 'string' || typeof answer.secondFactor === 'string') &&
      typeof answer.username === 'string',
  );
}

/** The second step of a login, with a code of the app or a recovery code. */
export async function sendCode(apiUrl: string, challenge: string, code: string): Promise<Session> {
  const body = await request(apiUrl + accessPaths.loginCode, { method: 'POST', body: { challenge, code } });
  return expect(body, (answer) => typeof answer.token === 'string' && typeof answer.username === 'string');
}

/** Which page of a list: after a cursor, so many leads. */
export type ContactPage = { cursor?: string; limit?: number };

/** The filter as query string; empty values are left out. */
export function filterQuery(filter: ContactFilter, { cursor, limit }: ContactPage = {}): string {
  const page = { ...(cursor && { cursor }), ...(limit && { limit: String(limit) }) };
  const entries = Object.entries({ ...filter, ...page }).filter(([, value]) => value);
  return entries.length > 0 ? `?${new URLSearchParams(entries)}` : '';
}

/**
 * All calls of the dashboard. Each throws CallFailed; a 401 also calls `onExpired`, whatever was asked.
 * @param apiUrl backend host, empty for the same origin
 * @param onDesks told how the leads of each list stand
 */
export function createStaffApi(
  apiUrl: string,
  token: string,
  onExpired: () => void,
  onDesks: (desks: ContactsAnswer['desks']) => void = () => {},
) {
  async function call(path: string, options: Omit<Call, 'token'> = {}): Promise<unknown> {
    try {
      return await request(apiUrl + path, { ...options, token });
    } catch (error) {
      if (isExpired(error)) onExpired();
      throw error;
    }
  }
  const item = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

  return {
    /** For calls that stand beside their screen. */
    call,
    /** An address that the server gave, ready to be opened. */
    fileUrl: (url: string) => (url.startsWith('/') ? apiUrl + url : url),
    ...bookingCalls(call, expect),
    logout: () => call(adminPaths.logout, { method: 'POST' }),
    statistics: async (signal?: AbortSignal) =>
      expect<StatisticsAnswer>(
        await call(adminPaths.statistics, { signal }),
        (body) => typeof body.total === 'number' && Array.isArray(body.topSources),
      ),
    contacts: async (filter: ContactFilter, page: ContactPage, how: { signal: AbortSignal; background: boolean }) => {
      const body = await call(adminPaths.contacts + filterQuery(filter, page), how);
      const answer = expect<ContactsAnswer>(body, ({ contacts }) => Array.isArray(contacts));
      onDesks(answer.desks ?? {});
      return answer;
    },
    contact: async (id: string, signal?: AbortSignal): Promise<Contact> =>
      expect<ContactAnswer>(await call(item(adminPaths.contacts, id), { signal }), (body) => isRecord(body.contact))
        .contact,
    /** Address of the CSV file for the filter, ready to be opened as a download. */
    exportUrl: async (filter: ContactFilter): Promise<string> => {
      const body = await call(adminPaths.contactsExport, { method: 'POST', body: filter });
      const { url } = expect<{ url: string }>(body, (answer) => typeof answer.url === 'string');
      return url.startsWith('/') ? apiUrl + url : url;
    },
    outbox: async (state: OutboxMail['state'], signal?: AbortSignal) =>
      expect<OutboxAnswer>(await call(`${adminPaths.outbox}?state=${state}`, { signal }), (body) =>
        Array.isArray(body.mails),
      ),
    retryMail: (id: string) => call(`${item(adminPaths.outbox, id)}/retry`, { method: 'POST' }),
    whitePapers: async (signal?: AbortSignal) =>
      expect<WhitePapersAnswer>(await call(adminPaths.whitePapers, { signal }), (body) =>
        Array.isArray(body.whitepapers),
      ),
    /** Adds a paper, or replaces the one with this id. */
    saveWhitePaper: (id: string | null, input: WhitePaperChange) =>
      id === null
        ? call(adminPaths.whitePapers, { method: 'POST', body: input })
        : call(item(adminPaths.whitePapers, id), { method: 'PUT', body: input }),
    ...accessCalls(call, expect),
    restoreWhitePaper: (id: string) => call(`${item(adminPaths.whitePapers, id)}/restore`, { method: 'POST' }),
    deleteWhitePaper: (id: string) => call(item(adminPaths.whitePapers, id), { method: 'DELETE' }),
  };
}

export type StaffApi = ReturnType<typeof createStaffApi>;
