import type { StaffRole } from '#contract/staff/account.ts';
import {
  type AccountChange,
  firstPasswordAnswer,
  inviteInput,
  staffAccountPaths,
  staffAccountsAnswer,
} from '#contract/staff/accounts.ts';
import { checked } from '#web/staff/api/checked.ts';
import { itemPath, type StaffApi } from '#web/staff/api/staff-api.ts';

export const accountsQuery = (api: StaffApi) => api.query(['accounts'], staffAccountPaths.list, staffAccountsAnswer);

export const inviteAccount = (api: StaffApi, body: { username: string; role: StaffRole }) =>
  api.request('POST', staffAccountPaths.list, firstPasswordAnswer, { body: checked(inviteInput, body) });
export const changeAccount = (api: StaffApi, id: string, body: AccountChange) =>
  api.send('PATCH', itemPath(staffAccountPaths.list, id), { body });
export const resetAccount = (api: StaffApi, id: string) =>
  api.request('POST', `${itemPath(staffAccountPaths.list, id)}/reset`, firstPasswordAnswer);
export const removeSecondFactor = (api: StaffApi, id: string) =>
  api.send('POST', `${itemPath(staffAccountPaths.list, id)}/remove-second-factor`);
export const signOutAccount = (api: StaffApi, id: string) =>
  api.send('POST', `${itemPath(staffAccountPaths.list, id)}/sign-out`);
