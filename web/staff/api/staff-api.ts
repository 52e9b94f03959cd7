import type { QueryKey } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import * as v from 'valibot';
import type { RequiredStep } from '#contract/staff/account.ts';
import { type Call, isExpired, isRefusedWith, request } from './call.ts';
import type { Session } from './session.ts';
import { tokenLockReleased } from './token-lock.ts';

type Get = Pick<Call, 'signal' | 'background'>;
type Send = Pick<Call, 'body' | 'bytes' | 'signal' | 'background'>;

type Refused = {
  onExpired: () => void;
  /** Called if the account must do something first. */
  onDue: (due: RequiredStep) => void;
  /** Asks for the password again; false if the user declined. */
  prove: () => Promise<boolean>;
};

/**
 * Calls on behalf of the user; each screen defines its own in `queries.ts`. Each throws CallFailed. Any 401 also calls
 * `onExpired`, and a call that needs the password again is repeated once it was given.
 * @param apiUrl backend host, empty for the same origin
 * @param token returns the session's current token: a proof replaces it, in this tab or another
 */
export function createStaffApi(apiUrl: string, token: () => string, { onExpired, onDue, prove }: Refused) {
  async function call<S extends v.GenericSchema>(
    path: string,
    answer: S,
    options: Call,
    proven = false,
  ): Promise<v.InferOutput<S>> {
    const asked = token();
    try {
      return await request(apiUrl + path, answer, { ...options, token: asked });
    } catch (error) {
      if (isExpired(error)) {
        // A proof may have replaced the token in the meantime.
        await tokenLockReleased();
        if (token() !== asked) return call(path, answer, options, proven);
        onExpired();
      }
      const { due, needs } = (isRefusedWith(403, error) && error.problem) || {};
      if (due) onDue(due);
      if (needs === 'proof' && !proven && (await prove())) return call(path, answer, options, true);
      throw error;
    }
  }
  return {
    token,
    get: <S extends v.GenericSchema>(path: string, answer: S, how: Get = {}) => call(path, answer, how),
    /** A query for `useLoaded`; `background` if events trigger its refetching. */
    query: <S extends v.GenericSchema>(queryKey: QueryKey, path: string, answer: S, background = false) => ({
      queryKey,
      queryFn: ({ signal }: { signal: AbortSignal }) => call(path, answer, { signal, background }),
    }),
    /** Changes something and ignores the answer. */
    send: (method: string, path: string, what: Send = {}) => call(path, v.unknown(), { method, ...what }),
    /** Changes something, or queries with parameters that must not appear in a URL. */
    request: <S extends v.GenericSchema>(method: string, path: string, answer: S, what: Send = {}) =>
      call(path, answer, { method, ...what }),
    /** Resolves a URL from the server against the API's host. */
    fileUrl: ({ url }: { url: string }) => (url.startsWith('/') ? apiUrl + url : url),
  };
}
export type StaffApi = ReturnType<typeof createStaffApi>;

/** A path with an id as its last segment. */
export const itemPath = (path: string, id: string) => `${path}/${encodeURIComponent(id)}`;

/** The parameters as a query string, '' for none; empty values are omitted. */
export function queryOf(parameters: Readonly<Record<string, string | number | null | undefined>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value ? [[name, String(value)]] : []));
  return given.length > 0 ? `?${new URLSearchParams(given)}` : '';
}

export const StaffContext = createContext<{ api: StaffApi; session: Omit<Session, 'token'> } | null>(null);

/** The logged-in user and the API that calls on their behalf. */
export function useStaff() {
  const staff = useContext(StaffContext);
  if (!staff) throw new Error('useStaff outside of the dashboard');
  return staff;
}
