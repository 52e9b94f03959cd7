import { expect, test } from 'vitest';
import { detailsText } from './details-text.ts';

test('the details of an entry are German words, and a state is called what its own list calls it', () => {
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
  expect(detailsText('issue-tested', { language: 'de' })).toBe('Sprache: Deutsch');
});
