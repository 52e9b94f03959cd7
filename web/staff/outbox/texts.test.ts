import { expect, test } from 'vitest';
import { failureSentence } from './texts.ts';

test.each([
  ['connect ECONNREFUSED 127.0.0.1:25', 'Der Mailserver ist nicht erreichbar.'],
  [
    "Can't send mail - all recipients were rejected: 550 5.1.1 <[address]> relaying denied",
    'Das Postfach des Empfängers gibt es nicht.',
  ],
  ['451 4.7.1 <[address]> greylisted, try later', 'Der Mailserver bittet um einen späteren Versuch.'],
  ['Invalid login: 535 5.7.8 Error: authentication failed', 'Der Mailserver nimmt unsere Anmeldung nicht an.'],
  ['552 5.2.2 mailbox is over quota', 'Das Postfach des Empfängers ist voll.'],
  ['etwas anderes', 'Die E-Mail konnte nicht gesendet werden.'],
])('“%s” is explained as: %s', (words, sentence) => {
  expect(failureSentence(words)).toBe(sentence);
});
