import { expect, test } from 'vitest';
import { detailsText } from './details-text.ts';

test('the details of an entry are in German, and a state has the name used in its own list', () => {
  expect(detailsText('mails-viewed', { state: 'pending' })).toBe('Stand: wartend');
  expect(detailsText('mails-viewed', { state: 'parked' })).toBe('Stand: nicht zugestellt');
  expect(detailsText('subscribers-listed', { state: 'pending', kind: 'newsletter-radar' })).toBe(
    'Stand: unbestätigt, Art: KI-Radar',
  );
  expect(detailsText('leads-listed', { kind: 'white-paper', state: 'spam', shown: 3 })).toBe(
    'Art: White Paper, Stand: Spam, gezeigt: 3',
  );
  expect(detailsText('call-refused', { status: 403, call: 'POST /api/admin/staff' })).toBe(
    'Antwort: 403, Aufruf: POST /api/admin/staff',
  );
  expect(detailsText('call-refused', { status: 401, further: 11, since: '2026-11-25T19:00:00.000Z' })).toBe(
    'Antwort: 401, weitere: 11, seit: 25.11.2026, 20:00',
  );
  expect(detailsText('account-added', { account: 'anna', from: 'staff-area', role: 'work' })).toBe(
    'Konto: anna, wo: in der Verwaltung, Rolle: Bearbeiten',
  );
  expect(detailsText('bookings-listed', { from: '2026-11-23' })).toBe('von: 23.11.2026');
  expect(detailsText('retention-changed', { kind: 'newsletter-ended', before: 1095, days: 365 })).toBe(
    'Art: Beendete Newsletter-Anmeldungen mit ihrem Nachweis, bisher: 1095, Tage: 365',
  );
  expect(detailsText('program-added', { program: 'CRM', scopes: 'leads:read notes:write', days: 90 })).toBe(
    'Programm: CRM, darf: Kontakte lesen und Notizen schreiben, Tage: 90',
  );
  expect(detailsText('issue-tested', { language: 'de' })).toBe('Sprache: Deutsch');
});
