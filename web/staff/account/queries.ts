import { accountPaths, recoveryCodesAnswer, secondFactorAnswer } from '#contract/staff/account.ts';
import { directoryBegun, directoryPaths } from '#contract/staff/login/directory.ts';
import { loginOptions, passkeyPaths, registeredAnswer, registrationOptions } from '#contract/staff/login/passkeys.ts';
import { redirectToDirectory } from '#web/staff/api/directory.ts';
import { askPasskey, createPasskey } from '#web/staff/api/passkey.ts';
import { itemPath, type StaffApi } from '#web/staff/api/staff-api.ts';

export const changePassword = (api: StaffApi, body: { password: string; newPassword: string }) =>
  api.send('POST', accountPaths.password, { body });
export const endSession = (api: StaffApi, id: string) => api.send('DELETE', itemPath(accountPaths.sessions, id));
export const endOtherSessions = (api: StaffApi) => api.send('DELETE', accountPaths.sessions);

export const beginSecondFactor = (api: StaffApi, password: string) =>
  api.request('POST', accountPaths.secondFactor, secondFactorAnswer, { body: { password } });
export const confirmSecondFactor = (api: StaffApi, code: string) =>
  api.request('POST', accountPaths.confirmSecondFactor, recoveryCodesAnswer, { body: { code } });

export async function addPasskey(api: StaffApi) {
  const passkey = await createPasskey(await api.request('POST', passkeyPaths.registration, registrationOptions));
  return api.request('POST', passkeyPaths.list, registeredAnswer, { body: { name: '', passkey } });
}
export const renamePasskey = (api: StaffApi, id: string, name: string) =>
  api.send('PATCH', itemPath(passkeyPaths.list, id), { body: { name } });
export const removePasskey = (api: StaffApi, id: string) => api.send('DELETE', itemPath(passkeyPaths.list, id));
/** Proves with a passkey that this is still the same person. */
export async function proveByPasskey(api: StaffApi) {
  const passkey = await askPasskey(await api.request('POST', passkeyPaths.proofOptions, loginOptions));
  return api.send('POST', accountPaths.proof, { body: { passkey } });
}

/** Redirects to the directory for the same proof; the user has to repeat the action afterwards. */
export async function proveByDirectory(api: StaffApi) {
  const begun = await api.request('POST', directoryPaths.beginProof, directoryBegun);
  const { pathname, search } = window.location;
  redirectToDirectory(begun, { to: pathname + search, proof: true });
}

/** Proof that this is still the same person. */
type Proof = { password: string; code: string };
export const endSecondFactor = (api: StaffApi, body: Proof) => api.send('POST', accountPaths.endSecondFactor, { body });
export const newRecoveryCodes = (api: StaffApi, body: Proof) =>
  api.request('POST', accountPaths.recoveryCodes, recoveryCodesAnswer, { body });
