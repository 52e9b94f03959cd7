import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/connection/connect.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { AccountError, addStaff, disableStaff, ensureFirstAccount, setPassword } from './accounts.ts';
import { verifyPassword } from './passwords.ts';
import { findStaff, listStaff } from './repository.ts';
import { beginSecondFactor, confirmSecondFactor } from './second-factor/repository.ts';

describe.each(engines)('on %s', (engine) => {
  let database: Database;
  let lines: string[];
  const first = (settings = {}) => ensureFirstAccount(database.db, settings, (line) => lines.push(line));
  const names = async () => (await listStaff(database.db)).map(({ username }) => username);

  beforeEach(async () => {
    database = await freshDatabase(engine);
    lines = [];
  });
  afterEach(() => database.close());

  test('a new site gets admin with a random password that the log shows once', async () => {
    await first();
    const password =
      /^First staff account: admin, password (\S+) \(shown only once\)\.$/.exec(lines[0] ?? '')?.[1] ?? '';
    expect(password).toMatch(/^[a-z2-9]{5}(-[a-z2-9]{5}){3}$/);
    const hash = (await findStaff(database.db, 'admin'))?.password_hash ?? null;
    expect(await verifyPassword(password, hash)).toBe(true);
    await first();
    expect(lines).toHaveLength(1);
  });

  test('the settings define the first account, and the log does not contain their password', async () => {
    await first({ ADMIN_USERNAME: 'leitung', ADMIN_PASSWORD: 'ein langes Passwort' });
    expect(await names()).toEqual(['leitung']);
    expect(lines.join()).not.toContain('ein langes Passwort');
  });

  test('existing accounts are not changed', async () => {
    await first({ ADMIN_USERNAME: 'leitung', ADMIN_PASSWORD: 'ein langes Passwort' });
    const before = await findStaff(database.db, 'leitung');
    await first({ ADMIN_USERNAME: 'leitung', ADMIN_PASSWORD: 'ein anderes Passwort' });
    await first({ ADMIN_USERNAME: 'zweite', ADMIN_PASSWORD: 'ein anderes Passwort' });
    await first();
    expect(await findStaff(database.db, 'leitung')).toEqual(before);
    expect(await names()).toEqual(['leitung']);
  });

  test('processes that start concurrently create one account', async () => {
    await Promise.all([first(), first(), first()]);
    expect(await names()).toEqual(['admin']);
    expect(lines).toHaveLength(1);
  });

  test('a setting with which nobody could log in prevents the start and is named', async () => {
    const settings = { ADMIN_USERNAME: 'x'.repeat(101), ADMIN_PASSWORD: 'ein langes Passwort' };
    await expect(first(settings)).rejects.toThrow('Setting ADMIN_USERNAME: ');
  });

  test('a password in the settings that is easy to guess stops the start with a reason', async () => {
    const start = (ADMIN_PASSWORD: string) =>
      ensureFirstAccount(database.db, { ADMIN_USERNAME: 'leitung', ADMIN_PASSWORD }, () => {}, 'Musterwerk KI');
    await expect(start('passwort12')).rejects.toThrow('Setting ADMIN_PASSWORD: the password is too common');
    await expect(start('leitung-Bahnhof')).rejects.toThrow('must not contain the user name');
    await expect(start('Musterwerk-Kanne')).rejects.toThrow('must not contain the company name');
    expect(await names()).toEqual([]);
  });

  test('names are unique; short passwords and unknown names are refused', async () => {
    await addStaff(database.db, 'leitung', 'ein langes Passwort');
    await expect(addStaff(database.db, ' leitung ', 'ein langes Passwort')).rejects.toThrow(AccountError);
    await expect(addStaff(database.db, 'kurz', '123456789')).rejects.toThrow(AccountError);
    await expect(addStaff(database.db, '', 'ein langes Passwort')).rejects.toThrow(AccountError);
    await expect(setPassword(database.db, 'niemand', 'ein langes Passwort')).rejects.toThrow(AccountError);
    await expect(disableStaff(database.db, 'niemand')).rejects.toThrow(AccountError);
    await expect(setPassword(database.db, 'leitung', 'ein langes Passwort')).rejects.toThrow('the current one');
    expect(await names()).toEqual(['leitung']);
  });

  test('a second factor is confirmed only with the secret of the checked code, not with one begun meanwhile', async () => {
    const { db } = database;
    await addStaff(db, 'leitung', 'ein langes Passwort');
    const id = (await findStaff(db, 'leitung'))?.id ?? '';
    await beginSecondFactor(db, id, 'sealed before');
    await beginSecondFactor(db, id, 'sealed meanwhile');
    expect(await confirmSecondFactor(db, id, 'sealed before', 1)).toBe(false);
    expect(await confirmSecondFactor(db, id, 'sealed meanwhile', 1)).toBe(true);
  });
});
