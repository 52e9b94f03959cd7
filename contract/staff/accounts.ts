import * as v from 'valibot';
import { requiredLine } from '#contract/leads/fields.ts';
import { staffRoles } from './account.ts';

/** Accounts of all staff; a call about one appends its id and the action. */
export const staffAccountPaths = { list: '/api/admin/staff' } as const;

const role = v.picklist(staffRoles, 'role.invalid');
export const inviteInput = v.object({ username: requiredLine('username', 100), role });
/** Changes to an account, one per call. */
export const accountChangeInput = v.union([v.object({ role }), v.object({ disabled: v.boolean('disabled.invalid') })]);
export type AccountChange = v.InferOutput<typeof accountChangeInput>;

const staffAccount = v.object({
  id: v.string(),
  username: v.string(),
  role: v.picklist(staffRoles),
  created_at: v.string(),
  disabled: v.boolean(),
  secondFactor: v.boolean(),
  /** Until when the first password is valid; null if the account has chosen its own. */
  passwordExpires: v.nullable(v.string()),
  /** Number of signed-in devices. */
  sessions: v.number(),
  me: v.boolean(),
});
export type StaffAccount = v.InferOutput<typeof staffAccount>;
export const staffAccountsAnswer = v.object({ accounts: v.array(staffAccount) });
export type StaffAccountsAnswer = v.InferOutput<typeof staffAccountsAnswer>;

/** A password that is shown only once; its owner must choose a new one before `expires`. */
export const firstPasswordAnswer = v.object({ username: v.string(), password: v.string(), expires: v.string() });
export type FirstPasswordAnswer = v.InferOutput<typeof firstPasswordAnswer>;
