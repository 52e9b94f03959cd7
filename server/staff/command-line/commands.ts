import type { Db } from '#server/db/connection/connect.ts';
import {
  AccountError,
  addStaff,
  disableStaff,
  enableStaff,
  randomPassword,
  renameStaff,
  setPassword,
} from '#server/staff/account/accounts.ts';
import { listStaff } from '#server/staff/account/repository.ts';

export const usage = `npm run staff -- <command>
  list                  all accounts
  add <name>            a new account
  reset <name>          a new password; ends the account's sessions, clears its second factor, opens a disabled account
  disable <name>        no more logins; ends the account's sessions
  enable <name>         opens a disabled account with the password that it had
  rename <name> <new>   another user name; ends the account's sessions
User names have letters, digits and . _ - @, and are unique whatever their case.
add and reset make a random password and show it once; with --password-stdin they read it from standard input.`;

/**
 * One command on the staff accounts, as typed. `readPassword` is asked only where --password-stdin stands.
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
    return accounts.map(({ username, disabled_at, totp_since }) => {
      const marks = [disabled_at !== null && 'disabled', totp_since !== null && 'second factor'].filter(Boolean);
      return marks.length > 0 ? `${username} (${marks.join(', ')})` : username;
    });
  }
  const [newName, ...others] = rest;
  if (command === 'rename' && name !== undefined && newName !== undefined && others.length === 0) {
    await renameStaff(db, name, newName);
    return [`${name} is now called ${newName}.`];
  }
  if (name === undefined || rest.length > 0) throw new AccountError(usage);
  if (command === 'disable') {
    await disableStaff(db, name);
    return [`${name} is disabled.`];
  }
  if (command === 'enable') {
    await enableStaff(db, name);
    return [`${name} can log in again.`];
  }
  if (command !== 'add' && command !== 'reset') throw new AccountError(usage);
  const password = fromInput ? await readPassword() : randomPassword();
  await (command === 'add' ? addStaff : setPassword)(db, name, password, { company });
  return [fromInput ? `The password of ${name} is set.` : `${name}, password ${password} (shown this once)`];
}
