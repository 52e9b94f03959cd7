import { accessPaths, accountAnswer, recoveryCodesAnswer, secondFactorAnswer } from '#contract/staff/account.ts';
import { itemPath, type StaffApi } from '#web/staff/api/staff-api.ts';

export const accountQuery = (api: StaffApi) => api.query(['account'], accessPaths.account, accountAnswer);

export const changePassword = (api: StaffApi, body: { password: string; newPassword: string }) =>
  api.send('POST', accessPaths.password, { body });
export const endSession = (api: StaffApi, id: string) => api.send('DELETE', itemPath(accessPaths.sessions, id));
export const endOtherSessions = (api: StaffApi) => api.send('DELETE', accessPaths.sessions);

export const beginSecondFactor = (api: StaffApi, password: string) =>
  api.ask('POST', accessPaths.secondFactor, secondFactorAnswer, { body: { password } });
export const confirmSecondFactor = (api: StaffApi, code: string) =>
  api.ask('POST', accessPaths.confirmSecondFactor, recoveryCodesAnswer, { body: { code } });

/** What proves that it is still the same person. */
type Proof = { password: string; code: string };
export const endSecondFactor = (api: StaffApi, body: Proof) => api.send('POST', accessPaths.endSecondFactor, { body });
export const newRecoveryCodes = (api: StaffApi, body: Proof) =>
  api.ask('POST', accessPaths.recoveryCodes, recoveryCodesAnswer, { body });
