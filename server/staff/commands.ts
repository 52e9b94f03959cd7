import type { Db } from '../db/connect.ts';
import { AccountError, addStaff, disableStaff, randomPassword, setPassword } from './accounts.ts';
import { listStaff } from './repository.ts';

export const usage = `npm run staff -- <command>
  list             all accounts
  add <name>       a new account
  reset <name>     a new password; ends the account's sessions, and opens a disabled account again
  disable <name>   no more logins; ends the account's sessions
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
): Promise<string[]> {
  const fromInput = words.includes('--password-stdin');
  const [command, name, ...rest] = words.filter((word) => word !== '--password-stdin');
  if (command === 'list' && name === undefined) {
    const accounts = await listStaff(db);
    return accounts.map(({ username, disabled_at }) => (disabled_at === null ? username : `${username} (disabled)`));
  }
  if (name === undefined || rest.length > 0) throw new AccountError(usage);
  if (command === 'disable') {
    await disableStaff(db, name);
    return [`${name} is disabled.`];
  }
  if (command !== 'add' && command !== 'reset') throw new AccountError(usage);
  const password = fromInput ? await readPassword() : randomPassword();
  await (command === 'add' ? addStaff : setPassword)(db, name, password);
  return [fromInput ? `The password of ${name} is set.` : `${name}, password ${password} (shown this once)`];
}
