import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '#server/db/connection/connect.ts';
import { verifyPassword } from '#server/staff/account/passwords.ts';
import { findStaff } from '#server/staff/account/repository.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  countRecoveryCodes,
  replaceRecoveryCodes,
} from '#server/staff/account/second-factor/repository.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { staffCommand } from './commands.ts';

describe.each(engines)('on %s', (engine) => {
  let database: Database;
  const run = (line: string, typed = '') => staffCommand(database.db, line.split(' '), async () => typed);
  const opens = async (name: string, password: string) =>
    verifyPassword(password, (await findStaff(database.db, name))?.password_hash ?? null);

  beforeEach(async () => {
    database = await freshDatabase(engine);
  });
  afterEach(() => database.close());

  test('an operator adds, resets, disables and lists accounts', async () => {
    const [added = ''] = await run('add leitung');
    expect(await opens('leitung', /password (\S+)/.exec(added)?.[1] ?? '')).toBe(true);
    await run('add vertrieb --password-stdin', 'ein langes Passwort');
    await run('disable leitung');
    expect(await run('list')).toEqual(['leitung (disabled)', 'vertrieb']);
    expect(await run('reset leitung --password-stdin', 'ein anderes Passwort')).toEqual([
      'The password of leitung is set.',
    ]);
    expect(await opens('leitung', 'ein anderes Passwort')).toBe(true);
    expect(await run('list')).toEqual(['leitung', 'vertrieb']);
  });

  test('a name that resembles another or contains invisible characters is refused', async () => {
    await run('add bert');
    for (const name of ['Bert', 'BERT', 'ｂert']) await expect(run(`add ${name}`), name).rejects.toThrow('is taken');
    await run('add o\u0308zgu\u0308r');
    await expect(run('add Özgür'), 'composed or not').rejects.toThrow('is taken');
    for (const name of ['zero\u200b', 'a\u202eb', 'a\u3164b', 'a<b', 'a,b', 'a\u00a0b', '😀']) {
      await expect(run(`add ${name}`), name).rejects.toThrow('only letters, digits and . _ - @');
      await expect(run(`rename bert ${name}`), name).rejects.toThrow('only letters, digits and . _ - @');
    }
    for (const name of ['anna.beispiel@firma.example', 'b_2-c']) await run(`add ${name}`);
    await expect(run('rename bert ÖZGÜR')).rejects.toThrow('is taken');
    await run('rename bert Bert');
    expect(await run('list')).toEqual(expect.arrayContaining(['Bert', 'özgür']));
  });

  test('a disabled account is enabled with its previous password, and an account can be renamed', async () => {
    await run('add leitung --password-stdin', 'ein langes Passwort');
    await run('add vertrieb --password-stdin', 'ein langes Passwort');
    await run('disable leitung');
    await run('enable leitung');
    await run('rename leitung geschaeftsleitung');
    expect(await opens('geschaeftsleitung', 'ein langes Passwort')).toBe(true);
    await expect(run('rename vertrieb geschaeftsleitung')).rejects.toThrow('is taken');
    await expect(run('rename niemand jemand')).rejects.toThrow('existing users: geschaeftsleitung, vertrieb');
    expect(await run('list')).toEqual(['geschaeftsleitung', 'vertrieb']);
  });

  test('a reset keeps the second factor, which a separate command removes; both are in the audit log', async () => {
    await run('add leitung --password-stdin', 'ein langes Passwort');
    const id = (await findStaff(database.db, 'leitung'))?.id ?? '';
    await beginSecondFactor(database.db, id, 'sealed');
    await confirmSecondFactor(database.db, id, 1);
    await replaceRecoveryCodes(database.db, id, ['hash']);
    expect(await run('list')).toEqual(['leitung (second factor)']);
    await run('disable leitung');
    await run('reset leitung --password-stdin', 'ein anderes Passwort');
    expect(await run('list')).toEqual(['leitung (second factor)']);
    expect(await run('remove-factor leitung')).toEqual(['leitung has no second factor.']);
    expect(await run('list')).toEqual(['leitung']);
    expect(await countRecoveryCodes(database.db, id)).toBe(0);
    const entries = await database.db.selectFrom('audit_log').selectAll().orderBy('seq').execute();
    expect(entries.map(({ action, subject }) => [action, subject])).toEqual([
      ['account-added', id],
      ['account-disabled', id],
      ['account-reset', id],
      ['second-factor-removed', id],
    ]);
    expect(JSON.stringify(entries)).not.toContain('Passwort');
  });

  test('an account is added with a role, and the role is changed; a first password must be changed', async () => {
    await run('add vertrieb read');
    await run('add leitung');
    expect(await run('list')).toEqual(['leitung', 'vertrieb (read)']);
    expect(await run('role vertrieb work')).toEqual(['vertrieb now has the role work.']);
    expect(await run('list')).toEqual(['leitung', 'vertrieb (work)']);
    await expect(run('role vertrieb everything')).rejects.toThrow('npm run staff -- <command>');
    const { role, password_expires_at } = (await findStaff(database.db, 'vertrieb')) ?? {};
    expect([role, Number(password_expires_at) > Date.now()]).toEqual(['work', true]);
  });

  test('an invalid command shows the usage and changes nothing', async () => {
    for (const line of ['', 'add', 'list all', 'remove leitung', 'add Frau Beispiel']) {
      await expect(run(line)).rejects.toThrow('npm run staff -- <command>');
    }
    await expect(run('reset niemand')).rejects.toThrow('there is no user niemand');
    await expect(run('add kurz --password-stdin', 'kurz')).rejects.toThrow('at least 10 characters');
    expect(await run('list')).toEqual([]);
  });
});
