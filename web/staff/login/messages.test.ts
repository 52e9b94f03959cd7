import { expect, test } from 'vitest';
import { CallFailed } from '#web/staff/api/call.ts';
import { loginMessage } from './messages.ts';

const now = new Date('2026-11-21T08:12:00Z');

test('a refused login shows the server’s message', () => {
  const error = new CallFailed(401, { detail: 'Benutzername oder Passwort ist falsch.' });
  expect(loginMessage(error, now)).toBe('Benutzername oder Passwort ist falsch.');
});

test('a refusal without a message and a broken response show the same text', () => {
  expect(loginMessage(new CallFailed(500), now)).toBe('Login fehlgeschlagen');
  expect(loginMessage(new CallFailed(401, { detail: ' ' }), now)).toBe('Login fehlgeschlagen');
});

test('a missing connection is reported', () => {
  expect(loginMessage(new CallFailed(0), now)).toBe('Verbindungsfehler. Bitte versuchen Sie es erneut.');
});

test('too many attempts show the time of the next one, in Berlin', () => {
  const error = new CallFailed(429, { detail: 'Zu viele Versuche', retryAfter: 90 });
  expect(loginMessage(error, now)).toBe('Zu viele Versuche. Nächster Versuch ab 09:13:30 Uhr.');
});
