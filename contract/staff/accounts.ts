import * as v from 'valibot';
import { requiredLine } from '#contract/leads/fields.ts';
import { staffRoles } from './account.ts';

/** Accounts of all staff; a call about one has its id and what to do as further parts. */
export const staffAccountPaths = { list: '/api/admin/staff' } as const;

const role = v.picklist(staffRoles, 'role.invalid');
export const inviteInput = v.object({ username: requiredLine('username', 100), role });
/** What changes of an account; one at a time. */
export const accountChangeInput = v.union([v.object({ role }), v.object({ disabled: v.boolean('disabled.invalid') })]);
export type AccountChange = v.InferOutput<typeof accountChangeInput>;

const staffAccount = v.object({
  id: v.string(),
  username: v.string(),
  role: v.picklist(staffRoles),
  created_at: v.string(),
  disabled: v.boolean(),
  secondFactor: v.boolean(),
  /** Until when its first password is good, where it has not chosen one of its own. */
  passwordExpires: v.nullable(v.string()),
  /** Devices that are signed in. */
  sessions: v.number(),
  me: v.boolean(),
});
export type StaffAccount = v.InferOutput<typeof staffAccount>;
export const staffAccountsAnswer = v.object({ accounts: v.array(staffAccount) });
export type StaffAccountsAnswer = v.InferOutput<typeof staffAccountsAnswer>;

/** A password that is shown this once; until `expires` its owner chooses one of their own. */
export const firstPasswordAnswer = v.object({ username: v.string(), password: v.string(), expires: v.string() });
export type FirstPasswordAnswer = v.InferOutput<typeof firstPasswordAnswer>;
