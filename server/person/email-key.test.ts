import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { email, storedEmail } from '#contract/leads/fields.ts';
import { emailKey } from './email-key.ts';

test.each([
  ['Mia@Beispiel.EXAMPLE', 'mia@beispiel.example'],
  ['mia@bücher.example', 'mia@xn--bcher-kva.example'],
  ['mia@b\u00fccher\u3002example', 'mia@xn--bcher-kva.example'],
  ['info@col\u00b7legi.example', 'info@xn--collegi-xma.example'],
])('%s has the key %s', (address, key) => {
  expect(v.is(email, address)).toBe(true);
  expect(emailKey(address)).toBe(key);
});

describe('an address that a mail server would take for another one', () => {
  test.each([
    'opfer@firma.example/x.fremd.example',
    'opfer@firma.example#x.fremd.example',
    'opfer@firma.example?bcc=x.example',
    'opfer@%66irma.example',
    'opfer@firma.example\\x.example',
    '\u212aelvin@firma.example',
    'opfer@firma..example',
    'opfer@-.example',
    'opfer@firma\u2025example.example',
    'opfer@firma.example.',
    'opfer@firma\ufffd.example',
    `opfer@${'a'.repeat(64)}.example`,
  ])('%s is refused', (address) => {
    expect(v.is(email, address)).toBe(false);
  });

  test('has no other mailbox’s key, should an older version have stored it', () => {
    for (const end of ['/x.fremd.example', '#x', '?bcc=x.example', '%2e', '\ufe0f', '\u034f'])
      expect(emailKey(`opfer@firma.example${end}`)).toBe(`opfer@firma.example${end}`);
    expect(v.is(storedEmail, 'opfer@firma.example/x.fremd.example'), 'staff can still erase it').toBe(true);
  });
});
