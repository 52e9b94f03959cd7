import * as v from 'valibot';
import { type LoginAnswer, loginAnswer } from '#contract/staff/account.ts';
import {
  type DirectoryBegun,
  directoryBegun,
  directoryPaths,
  directoryReturn,
  waysAnswer,
} from '#contract/staff/login/directory.ts';
import { staffStorageKeys } from '#contract/staff/login/storage.ts';
import { InputRefused, request } from './call.ts';
import { readDevice, readSession } from './session.ts';

/** What this browser asked the directory, and where it was then: nobody else may bring an answer. */
const asked = v.object({ state: v.string(), key: v.string(), to: v.string(), proof: v.boolean() });
type Asked = v.InferOutput<typeof asked>;

/** The directory's name, or null where there is none or nobody can tell. */
export const directoryName = (apiUrl: string): Promise<string | null> =>
  request(apiUrl + directoryPaths.ways, waysAnswer, {}).then(
    ({ directory }) => directory,
    () => null,
  );

/** Leaves for the directory, which leads back to the login. */
export async function leaveForDirectory(apiUrl: string, to: string): Promise<void> {
  const begun = await request(apiUrl + directoryPaths.begin, directoryBegun, { method: 'POST', body: {} });
  goThere(begun, { to, proof: false });
}

/** Remembers what was asked, and goes to the directory. */
export function goThere({ url, state, key }: DirectoryBegun, how: Pick<Asked, 'to' | 'proof'>): void {
  sessionStorage.setItem(staffStorageKeys.adminDirectory, JSON.stringify({ ...how, state, key } satisfies Asked));
  window.location.assign(url);
}

/** Whether an address is one that a directory leads back to. */
export const isReturn = (parameters: URLSearchParams): boolean =>
  parameters.has('state') && (parameters.has('code') || parameters.has('error'));

/**
 * What the directory answered this browser, once, with where it was asked.
 * @throws InputRefused for an answer that this browser did not ask for, and where the directory refused
 */
export function takeReturn(parameters: URLSearchParams) {
  const stored = sessionStorage.getItem(staffStorageKeys.adminDirectory);
  sessionStorage.removeItem(staffStorageKeys.adminDirectory);
  const known = v.safeParse(asked, stored === null ? null : JSON.parse(stored));
  const kept = known.success ? { key: known.output.key } : {};
  const answer = v.safeParse(directoryReturn, { ...Object.fromEntries(parameters), ...kept });
  if (!known.success || known.output.state !== parameters.get('state') || !answer.success)
    throw new InputRefused('Die Anmeldung mit dem Firmenkonto ist nicht gelungen. Bitte beginnen Sie sie von vorn.');
  return { answer: answer.output, to: known.output.to, proof: known.output.proof };
}

/** Logs in with what the directory answered. @throws CallFailed */
export const logInByDirectory = (apiUrl: string, answer: v.InferOutput<typeof directoryReturn>): Promise<LoginAnswer> =>
  request(apiUrl + directoryPaths.login, loginAnswer, { method: 'POST', body: { ...answer, device: readDevice() } });

/** Shows with it that it is still the same person. @throws CallFailed */
export function proveByReturn(apiUrl: string, answer: v.InferOutput<typeof directoryReturn>): Promise<unknown> {
  const token = readSession()?.token;
  return request(apiUrl + directoryPaths.proof, v.unknown(), { method: 'POST', body: answer, ...(token && { token }) });
}
