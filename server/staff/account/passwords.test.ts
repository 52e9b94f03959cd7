import { expect, test } from 'vitest';
import { hashPassword, PasswordsBusy, verifyPassword } from './passwords.ts';

/** 'password' with the salt 'somesalt', from the tests of the Argon2 reference implementation. */
const reference = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
/** The same kind of hash at minimal cost. */
const cheap = '$argon2id$v=19$m=8,t=1,p=1$c29tZXNhbHRzb21lc2FsdA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

test('a password matches its own hash and no other', async () => {
  const hash = await hashPassword('Größer als zehn');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(await verifyPassword('Größer als zehn', hash)).toBe(true);
  expect(await verifyPassword('größer als zehn', hash)).toBe(false);
  expect(await verifyPassword('', hash)).toBe(false);
});

test('a password with umlauts matches in any Unicode normalisation', async () => {
  const hash = await hashPassword('Größer als zehn'.normalize('NFD'));
  expect(await verifyPassword('Größer als zehn'.normalize('NFC'), hash)).toBe(true);
});

test('a hash made by another program with other parameters is accepted', async () => {
  expect(await verifyPassword('password', reference)).toBe(true);
  expect(await verifyPassword('Password', reference)).toBe(false);
});

test('a missing account and an unreadable hash are refused', async () => {
  expect(await verifyPassword('', null)).toBe(false);
  expect(await verifyPassword('x', 'x')).toBe(false);
});

test('too many concurrent hashes are refused instead of using up memory, and later ones work again', async () => {
  const results = await Promise.allSettled(Array.from({ length: 150 }, () => verifyPassword('x', cheap)));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused).toHaveLength(48);
  for (const { reason } of refused) expect(reason).toBeInstanceOf(PasswordsBusy);
  expect(await verifyPassword('x', cheap)).toBe(false);
});
