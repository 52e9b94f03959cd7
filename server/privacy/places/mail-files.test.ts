import { expect, test } from 'vitest';
import { processorTime } from '#tests/support/hostile/processor-time.ts';
import { withoutTokens } from './mail-files.ts';

const token = 'a-Token_of.no.use';
const signed = `${'x1'.repeat(30)}.${'y2'.repeat(20)}`;

test('tokens are removed from links, wherever they are, and nothing else is', () => {
  const text = `Ihr Link: https://www.beispiel.example/booking/${signed}?lang=de, Nummer ${'a'.repeat(50)}`;
  expect(withoutTokens(text)).toBe(
    `Ihr Link: https://www.beispiel.example/booking/…?lang=de, Nummer ${'a'.repeat(50)}`,
  );
  expect(withoutTokens(`http://a.example/${token} und http://b.example/#${signed}`)).toBe(
    `http://a.example/${token} und http://b.example/#…`,
  );
});

test('a hostile message of almost only links is processed quickly', () => {
  const hostile = 'http:'.repeat(4000) + `${'a'.repeat(39)}.`.repeat(500);
  // It used to take several seconds.
  expect(processorTime(() => expect(withoutTokens(hostile)).toBe(hostile))).toBeLessThan(500);
});
