import { expect, test } from 'vitest';
import { base32, matchingStep, stepAt, totpCode } from './totp.ts';

const secret = Buffer.from('12345678901234567890');

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('RFC 6238, appendix B: at second %d the code is %s', (second, code) => {
  expect(totpCode(secret, stepAt(second * 1000), 8)).toBe(code);
  expect(totpCode(secret, stepAt(second * 1000))).toBe(code.slice(2));
});

test('RFC 4226, appendix D: the first ten codes', () => {
  const codes = Array.from({ length: 10 }, (_, step) => totpCode(secret, step));
  expect(codes.join(' ')).toBe('755224 287082 359152 969429 338314 254676 287922 162583 399871 520489');
});

test('codes of the current and the previous step are accepted, each once', () => {
  const now = 1_800_000_000_000;
  const at = stepAt(now);
  const accepted = [-2, -1, 0, 1, 2].map((shift) => matchingStep(secret, totpCode(secret, at + shift), now, null));
  expect(accepted).toEqual([null, at - 1, at, null, null]);
  expect(matchingStep(secret, totpCode(secret, at), now, at)).toBeNull();
  expect(matchingStep(secret, totpCode(secret, at - 1), now, at), 'nor an older one').toBeNull();
  for (const wrong of ['', '12345', '1234567', 'abcdef', '１２３４５６']) {
    expect(matchingStep(secret, wrong, now, null)).toBeNull();
  }
});

test('RFC 4648, section 10: base32', () => {
  const of = (text: string) => base32(Buffer.from(text));
  expect(['', 'f', 'fo', 'foo', 'foob', 'fooba', 'foobar'].map(of)).toEqual([
    '',
    'my',
    'mzxq',
    'mzxw6',
    'mzxw6yq',
    'mzxw6ytb',
    'mzxw6ytboi',
  ]);
});
