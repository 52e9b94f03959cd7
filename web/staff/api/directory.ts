import * as v from 'valibot';
import { type LoginAnswer, loginAnswer } from '#contract/staff/account.ts';
import {
  type DirectoryBegun,
  directoryBegun,
  directoryPaths,
  directoryReturn,
  loginMethodsAnswer,
} from '#contract/staff/login/directory.ts';
import { staffStorageKeys } from '#contract/staff/login/storage.ts';
import { InputRefused, request } from './call.ts';
import { readDevice, readSession } from './session.ts';

/** The pending request to the directory and where the user was. Only the browser that made it may redeem the answer. */
const pending = v.object({ state: v.string(), key: v.string(), to: v.string(), proof: v.boolean() });
type Pending = v.InferOutput<typeof pending>;

/** The directory's name, or null if there is none or the call fails. */
export const directoryName = (apiUrl: string): Promise<string | null> =>
  request(apiUrl + directoryPaths.ways, loginMethodsAnswer, {}).then(
    ({ directory }) => directory,
    () => null,
  );

/** Redirects to the directory, which returns to the login page. */
export async function leaveForDirectory(apiUrl: string, to: string): Promise<void> {
  const begun = await request(apiUrl + directoryPaths.begin, directoryBegun, { method: 'POST', body: {} });
  redirectToDirectory(begun, { to, proof: false });
}

/** Stores the pending request and redirects to the directory. */
export function redirectToDirectory({ url, state, key }: DirectoryBegun, how: Pick<Pending, 'to' | 'proof'>): void {
  sessionStorage.setItem(staffStorageKeys.adminDirectory, JSON.stringify({ ...how, state, key } satisfies Pending));
  window.location.assign(url);
}

/** Whether these are the parameters with which a directory redirects back. */
export const isDirectoryReturn = (parameters: URLSearchParams): boolean =>
  parameters.has('state') && (parameters.has('code') || parameters.has('error'));

/**
 * The directory's answer to this browser, readable once, with the place from which it was requested.
 * @throws InputRefused for an answer that this browser did not request, and if the directory refused
 */
export function readDirectoryAnswer(parameters: URLSearchParams) {
  const stored = sessionStorage.getItem(staffStorageKeys.adminDirectory);
  sessionStorage.removeItem(staffStorageKeys.adminDirectory);
  const known = v.safeParse(pending, stored === null ? null : JSON.parse(stored));
  const kept = known.success ? { key: known.output.key } : {};
  const answer = v.safeParse(directoryReturn, { ...Object.fromEntries(parameters), ...kept });
  if (!known.success || known.output.state !== parameters.get('state') || !answer.success)
    throw new InputRefused('Die Anmeldung mit dem Firmenkonto ist nicht gelungen. Bitte beginnen Sie sie von vorn.');
  return { answer: answer.output, to: known.output.to, proof: known.output.proof };
}

/** Logs in with the directory's answer. @throws CallFailed */
export const logInByDirectory = (apiUrl: string, answer: v.InferOutput<typeof directoryReturn>): Promise<LoginAnswer> =>
  request(apiUrl + directoryPaths.login, loginAnswer, { method: 'POST', body: { ...answer, device: readDevice() } });

/** Proves with the directory's answer that this is still the same person. @throws CallFailed */
export function proveByReturn(apiUrl: string, answer: v.InferOutput<typeof directoryReturn>): Promise<unknown> {
  const token = readSession()?.token;
  return request(apiUrl + directoryPaths.proof, v.unknown(), { method: 'POST', body: answer, ...(token && { token }) });
}
