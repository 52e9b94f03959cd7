import { expect, test } from 'vitest';
import { processorTime } from '#tests/support/hostile/processor-time.ts';
import { failureText } from './failure-text.ts';
import { headerText } from './header-text.ts';

test('a header value becomes one visible line', () => {
  expect(headerText(' a\r\n\tb\u0000c\u0085d\u2029e ')).toBe('a b c d e');
  expect(headerText('\u202eMia\u2066\u200b\ufeff')).toBe('Mia');
});

test('a long line is cut between characters, never within one', () => {
  expect(headerText('\u{1f680}'.repeat(50), 49)).toBe(`${'\u{1f680}'.repeat(48)}…`);
  expect(headerText('x'.repeat(49), 49)).toBe('x'.repeat(49));
});

test('the text of a failure is the server’s, without mail addresses, in one line of at most 300 characters', () => {
  expect(failureText(new Error('550-5.1.1 <mia@visitor.example>\r\n550 "mia b"@visitor.example unknown'))).toBe(
    '550-5.1.1 <[address]> 550 [address] unknown',
  );
  expect(failureText(new Error('x'.repeat(5000)))).toHaveLength(300);
  expect(failureText('müller@bäckerei.example')).toBe('[address]');
  expect(failureText(undefined)).toBe('undefined');
});

test('only the beginning of an endless answer is read', () => {
  // It used to take seconds.
  expect(processorTime(() => expect(failureText('x'.repeat(60_000))).toHaveLength(300))).toBeLessThan(500);
});
