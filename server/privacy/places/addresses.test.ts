import { expect, test } from 'vitest';
import { processorTime } from '#tests/support/hostile/processor-time.ts';
import { addressMatcher } from './addresses.ts';

const names = addressMatcher('anna@sub.example');

test.each([
  ['Bitte an anna@sub.example.', true],
  ['(anna@sub.example)', true],
  ['…anna@sub.example!?', true],
  ['mailto=anna@sub.example/x', true],
  ['hanna@sub.example', false],
  ['anna@sub.example.com', false],
  ['@@@ … @', false],
])('%j contains her address: %s', (text, expected) => {
  expect(names(text)).toBe(expected);
});

test('a hostile message of special characters is processed quickly', () => {
  // It used to take more than a second.
  expect(processorTime(() => expect(names(`a@${'!'.repeat(20_000)}a`)).toBe(false))).toBeLessThan(300);
});
