import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { passwordFault } from './password-rules.ts';

const owner = { username: 'leitung', company: 'Musterwerk KI GmbH' };
const fault = (password: string, username = 'leitung') => passwordFault(password, { ...owner, username });

test.each([
  ['kurz', 'tooShort'],
  ['Leitung-Bahnhof', 'username'],
  ['ganz(MUSTERWERK)oben', 'company'],
  ['Muster-Werk-Kanne', 'company'],
  ['aaaaaaaaaa', 'repeated'],
  ['          ', 'repeated'],
  ['Moldau-Moldau-', 'repeated'],
  ['1234567890', 'sequence'],
  ['abcdefghij', 'sequence'],
  ['Qwertzuiop!', 'sequence'],
  ['0987654321', 'sequence'],
  ['ölkjhgfdsa', 'sequence'],
  ['passwort12', 'common'],
  ['P@ssw0rt2026!', 'common'],
  ['Sommer-2026', 'common'],
  ['hallo schatz', 'common'],
  ['iLoveYouBaby', 'common'],
  ['1q2w3e4r5t6z', 'common'],
  ['Bayern München 1900', 'common'],
])('%s is refused: %s', (password, expected) => {
  expect(fault(password)).toBe(expected);
});

test('a password may not contain parts of a name that is an address, except for very short ones', () => {
  expect(fault('beispiel-Tannenzapfen', 'anna.beispiel@firma.example')).toBe('username');
  expect(fault('jo-Tannenzapfen-Kran', 'jo')).toBeNull();
  expect(fault('chefchefchef', 'chef')).toBe('username');
});

test('password length and repetition are counted after Unicode normalisation', () => {
  expect(fault('ÄöÜéàx'.normalize('NFD'))).toBe('tooShort');
});

test.each([
  'ein langes Passwort',
  'Größer als zehn',
  'zebra kaffee bahnhof 7',
  'abcde-f2345-kmnpq-rstuv',
  'correct battery horse',
  'Tr4um-Insel',
])('%s is accepted', (password) => {
  expect(fault(password)).toBeNull();
});

test('the longest password is checked immediately', () => {
  expect(fault('ab'.repeat(500))).toBe('repeated');
  expect(fault(`${'x7'.repeat(499)}yz`)).toBeNull();
});

test('the list of common passwords is lower case, one per line, without duplicates, hundreds to a few thousand', () => {
  const lines = readFileSync('content/well-known-passwords.txt', 'utf8').trimEnd().split('\n');
  expect(lines.filter((line) => line !== line.trim().toLowerCase() || line === '')).toEqual([]);
  expect(new Set(lines).size).toBe(lines.length);
  expect(lines.length).toBeGreaterThan(1000);
});
