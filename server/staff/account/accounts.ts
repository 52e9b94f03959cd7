import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { day } from '#contract/durations.ts';
import { loginInput, minPasswordLength, type PasswordFault, type StaffRole } from '#contract/staff/account.ts';
import type { AuditEntry } from '#server/audit/entry.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { newId } from '#server/db/id.ts';
import type { Staff } from '#server/db/schema/schema.ts';
import { type Settings, SettingsError } from '#server/env.ts';
import { type PasswordOwner, passwordFault } from './password-rules.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import {
  anyStaff,
  changeStaff,
  findStaff,
  insertStaff,
  LastManager,
  listStaff,
  nameTaken,
  type StaffChange,
} from './repository.ts';

/** An invalid account operation, worded for the operator who carries it out. */
export class AccountError extends Error {
  /** What is wrong; `other` where a form has no field for it. */
  readonly code: 'taken' | 'letters' | 'other';
  constructor(message: string, code: AccountError['code'] = 'other') {
    super(message);
    this.code = code;
  }
}

/** How long a password set by someone else is valid before its owner must choose another (milliseconds; ASVS 6.4.1). */
export const givenPasswordLifetime = 7 * day;

/** `by` is the manager who acts; it is empty when the operator acts from the command line. */
type By = { by?: string; now?: number };
type Given = By & {
  /** The operator's name, which the password must not contain. */
  company?: string;
  /** Whether the owner has chosen the password and need not change it. */
  own?: boolean;
};

const faults: Readonly<Record<PasswordFault, string>> = {
  tooShort: `the password must have at least ${minPasswordLength} characters`,
  same: 'the password is the current one',
  username: 'the password must not contain the user name',
  company: 'the password must not contain the company name',
  repeated: 'the password is one piece repeated, or has too few different characters',
  sequence: 'the password is a sequence of adjacent keys, letters or digits',
  common: 'the password is too common',
};

/**
 * Adds an account.
 * @throws AccountError when the name is taken, or the name or password is not valid for a login
 */
export async function addStaff(
  db: Db,
  username: string,
  password: string,
  { company = '', own = false, role = 'manage', by = '', now = Date.now() }: Given & { role?: StaffRole } = {},
): Promise<void> {
  const name = newName(username);
  checkPassword(password, { username: name, company });
  const staff = {
    id: newId(now),
    username: name,
    password_hash: await hashPassword(password),
    created_at: now,
    disabled_at: null,
    role,
    password_expires_at: own ? null : now + givenPasswordLifetime,
  };
  if (!(await insertStaff(db, staff, entry('account-added', name, by, { role }))))
    throw new AccountError(`user name ${name} is taken`, 'taken');
}

/**
 * Sets a new password, ends the account's sessions, removes its link with a directory and enables it again if it was
 * disabled. Its second factor stays (ASVS 6.4.3).
 * @throws AccountError when there is no such account, or the password is not good enough
 */
export async function setPassword(
  db: Db,
  username: string,
  password: string,
  { company = '', own = false, by = '', now = Date.now() }: Given = {},
): Promise<void> {
  checkPassword(password, { username, company });
  const account = await findStaff(db, checkedName(username));
  if (account && (await verifyPassword(password, account.password_hash))) throw new AccountError(faults.same);
  const changes = {
    password_hash: await hashPassword(password),
    password_expires_at: own ? null : now + givenPasswordLifetime,
    disabled_at: null,
    failed_codes: 0,
    failed_codes_known: 0,
  };
  await change(db, username, 'account-reset', changes, { by });
}

/**
 * Removes all second factors of an account (app, recovery codes, passkeys) and ends its sessions, for someone who has
 * lost all of them.
 * @throws AccountError when there is no such account
 */
export function removeSecondFactor(db: Db, username: string, { by = '' }: By = {}): Promise<void> {
  const none = { totp_secret: null, totp_since: null, totp_last_step: null };
  return change(db, username, 'second-factor-removed', none, { by });
}

/**
 * Disables an account: ends its sessions and refuses further logins. Its past activity is kept.
 * @throws AccountError when there is no such account
 */
export function disableStaff(db: Db, username: string, { by = '', now = Date.now() }: By = {}): Promise<void> {
  return change(db, username, 'account-disabled', { disabled_at: now }, { by });
}

/**
 * Enables a disabled account again, with its previous password and second factor.
 * @throws AccountError when there is no such account
 */
export function enableStaff(db: Db, username: string, { by = '' }: By = {}): Promise<void> {
  return change(db, username, 'account-enabled', { disabled_at: null }, { by });
}

/**
 * Gives an account another role and ends its sessions; the new permissions apply from the next login.
 * @throws AccountError when there is no such account
 */
export function giveRole(db: Db, username: string, role: StaffRole, { by = '' }: By = {}): Promise<void> {
  return change(db, username, 'role-given', { role }, { by, details: { role } });
}

/**
 * Gives the account the role from the directory's claims, unless that would leave no manager.
 * @returns the account with its resulting role
 */
export async function giveRoleOfDirectory(db: Db, staff: Staff, role: StaffRole): Promise<Staff> {
  if (staff.role === role) return staff;
  const entry = {
    actor: '',
    action: 'role-given',
    details: { account: staff.username, from: 'directory', role },
  } as const;
  try {
    await changeStaff(db, staff.username, { role }, entry, { keepsManager: true });
    return { ...staff, role };
  } catch (error) {
    if (error instanceof LastManager) return staff;
    throw error;
  }
}

/** Ends all sessions of an account. @throws AccountError when there is no such account */
export function signOutStaff(db: Db, username: string, { by = '' }: By = {}): Promise<void> {
  return change(db, username, 'account-signed-out', {}, { by });
}

/**
 * Renames an account and ends its sessions; earlier entries of the audit log keep the old name.
 * @throws AccountError when there is no such account, or the new name is taken
 */
export async function renameStaff(db: Db, username: string, newUsername: string): Promise<void> {
  const name = newName(newUsername);
  if (await nameTaken(db, name, username)) throw new AccountError(`user name ${name} is taken`, 'taken');
  await change(db, username, 'account-renamed', { username: name }, { details: { newName: name } });
}

async function change(
  db: Db,
  username: string,
  action: AuditEntry['action'],
  changes: StaffChange,
  { by = '', details = {} }: { by?: string; details?: AuditEntry['details'] } = {},
): Promise<void> {
  const name = checkedName(username);
  // The operator can undo this from the command line; the last manager could not undo it in the staff area.
  if (await changeStaff(db, name, changes, entry(action, name, by, details), { keepsManager: by !== '' })) return;
  const names = (await listStaff(db)).map((staff) => staff.username);
  throw new AccountError(`there is no user ${name}${names.length > 0 ? `; existing users: ${names.join(', ')}` : ''}`);
}

/** Managers create and change accounts in the staff area, the operator from the command line. */
function entry(
  action: AuditEntry['action'],
  account: string,
  by: string,
  details: AuditEntry['details'] = {},
): AuditEntry {
  return { actor: by, action, details: { account, from: by ? 'staff-area' : 'command', ...details } };
}

/**
 * Creates the first account if there is none: ADMIN_USERNAME with ADMIN_PASSWORD, else `admin` with a random password
 * that is logged once. Existing accounts are left alone, whatever the settings say: a password that staff have changed
 * must not come back with the next start.
 * @throws SettingsError when the two settings do not make a valid account
 */
export async function ensureFirstAccount(
  db: Db,
  settings: Pick<Settings, 'ADMIN_USERNAME' | 'ADMIN_PASSWORD'>,
  log: (line: string) => void,
  company = '',
): Promise<void> {
  if (await anyStaff(db)) return;
  const { ADMIN_USERNAME, ADMIN_PASSWORD } = settings;
  const username = ADMIN_USERNAME ?? 'admin';
  const password = ADMIN_PASSWORD ?? randomPassword();
  try {
    // A password from the settings was chosen by the operator.
    await addStaff(db, username, password, { company, own: ADMIN_PASSWORD !== undefined });
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    // Another process has just created it.
    if (await anyStaff(db)) return;
    const setting = error.message.startsWith('the password') ? 'ADMIN_PASSWORD' : 'ADMIN_USERNAME';
    throw new SettingsError(`Setting ${setting}: ${error.message}.`);
  }
  if (ADMIN_PASSWORD) log(`First staff account: ${username}, with the password from the setting ADMIN_PASSWORD.`);
  else log(`First staff account: ${username}, password ${password} (shown only once).`);
}

/** 100 random bits as 20 letters and digits out of 32 (none that look alike), in groups for typing. */
export function randomPassword(): string {
  const letters = 'abcdefghijkmnpqrstuvwxyz23456789';
  const picked = Array.from(randomBytes(20), (byte) => letters.charAt(byte % letters.length));
  return [0, 5, 10, 15].map((start) => picked.slice(start, start + 5).join('')).join('-');
}

/** The name of a new account, without characters that look like others or are invisible. */
function newName(username: string): string {
  const name = checkedName(username).normalize('NFC');
  // Some letters are invisible.
  if (!/^[\p{L}\p{N}._@-]+$/u.test(name) || /\p{Default_Ignorable_Code_Point}/u.test(name)) {
    throw new AccountError('the user name may contain only letters, digits and . _ - @', 'letters');
  }
  return name;
}

/** The name as the login call parses it. */
function checkedName(username: string): string {
  const result = v.safeParse(loginInput.entries.username, username);
  if (!result.success) throw new AccountError('the user name must have 1 to 100 characters');
  return result.output;
}

function checkPassword(password: string, owner: PasswordOwner): void {
  const fault = passwordFault(password, owner);
  if (fault) throw new AccountError(faults[fault]);
  if (!v.safeParse(loginInput.entries.password, password).success) throw new AccountError('the password is too long');
}
