import { expect, test } from 'vitest';
import { waitSentence } from './form-messages.tsx';
import { common as de } from './texts/all-forms.de.ts';
import { common as en } from './texts/all-forms.en.ts';

test.each([
  [1, 'in einer Minute', 'in one minute'],
  [2, 'in 2 Minuten', 'in 2 minutes'],
  [90, 'in 90 Minuten', 'in 90 minutes'],
  [91, 'in 2 Stunden', 'in 2 hours'],
  [1440, 'in 24 Stunden', 'in 24 hours'],
])('a wait of %i minutes is written naturally', (minutes, german, english) => {
  expect(waitSentence(de, minutes)).toContain(german);
  expect(waitSentence(en, minutes)).toContain(english);
});
