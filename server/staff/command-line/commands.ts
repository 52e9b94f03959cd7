import { type StaffRole, staffRoles } from '#contract/staff/account.ts';
import type { Db } from '#server/db/connection/connect.ts';
import {
  AccountError,
  addStaff,
  disableStaff,
  enableStaff,
  giveRole,
  randomPassword,
  removeSecondFactor,
  renameStaff,
  setPassword,
} from '#server/staff/account/accounts.ts';
import { listStaff } from '#server/staff/account/repository.ts';

const usage = `npm run staff -- <command>
  list                  list all accounts
  add <name> [<role>]   add an account with the role read, work or manage (default)
  role <name> <role>    set the role: read, work or manage; ends the account's sessions
  reset <name>          set a new password; ends the account's sessions, enables a disabled account
  remove-factor <name>  remove the second factor (app, recovery codes, passkeys); ends the account's sessions
  disable <name>        disable logins; ends the account's sessions
  enable <name>         enable a disabled account with its previous password
  rename <name> <new>   change the user name; ends the account's sessions
User names may contain letters, digits and . _ - @, and are unique regardless of case.
add and reset generate a random password and show it once; with --password-stdin they read it from standard input.
Either is valid for seven days; its owner must choose another at the first login within that time.`;

/**
 * Runs one command on the staff accounts. `readPassword` is called only with --password-stdin.
 * @returns the lines to print
 * @throws AccountError with what to do differently
 */
export async function staffCommand(
  db: Db,
  words: readonly string[],
  readPassword: () => Promise<string>,
  company = '',
): Promise<string[]> {
  const fromInput = words.includes('--password-stdin');
  const [command, name, ...rest] = words.filter((word) => word !== '--password-stdin');
  if (command === 'list' && name === undefined) {
    const accounts = await listStaff(db);
    return accounts.map(({ username, role, disabled_at, totp_since, passkeys }) => {
      const marks = [
        role !== 'manage' && role,
        disabled_at !== null && 'disabled',
        (totp_since !== null || Number(passkeys) > 0) && 'second factor',
      ].filter(Boolean);
      return marks.length > 0 ? `${username} (${marks.join(', ')})` : username;
    });
  }
  const [newName, ...others] = rest;
  if (command === 'rename' && name !== undefined && newName !== undefined && others.length === 0) {
    await renameStaff(db, name, newName);
    return [`${name} is now called ${newName}.`];
  }
  const role = staffRoles.find((one) => one === newName);
  if (command === 'role' && name !== undefined && role && others.length === 0) {
    await giveRole(db, name, role);
    return [`${name} now has the role ${role}.`];
  }
  if (command === 'add' && name !== undefined && role && others.length === 0) return given(name, { role });
  if (name === undefined || rest.length > 0) throw new AccountError(usage);
  if (command === 'disable') {
    await disableStaff(db, name);
    return [`${name} is disabled.`];
  }
  if (command === 'remove-factor') {
    await removeSecondFactor(db, name);
    return [`${name} has no second factor.`];
  }
  if (command === 'enable') {
    await enableStaff(db, name);
    return [`${name} can log in again.`];
  }
  if (command !== 'add' && command !== 'reset') throw new AccountError(usage);
  return given(name);

  async function given(account: string, how: { role?: StaffRole } = {}): Promise<string[]> {
    const password = fromInput ? await readPassword() : randomPassword();
    await (command === 'add' ? addStaff : setPassword)(db, account, password, { company, ...how });
    return [fromInput ? `The password of ${account} is set.` : `${account}, password ${password} (shown only once)`];
  }
}
