import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { expect, test } from 'vitest';
import { up } from '#server/db/migrations/2026-11-21-newsletter-wording.ts';
import { sampleSignup } from '#server/mail-preview/samples.ts';
import { engines, freshDatabase } from '#tests/support/servers/databases.ts';
import { wordingOf, wordings } from './wordings.ts';

/** The beginning of the hash of each version's text. Lines are added, never changed. */
const frozen: Record<string, string> = {
  'general-de-2026-11': 'c80a96ae769f4195',
  'general-en-2026-11': 'f4545cf5365843c2',
  'preferences-de-2026-11': 'b63ed528584d78ef',
  'preferences-en-2026-11': '285b44c30937dec8',
  'radar-de-2026-11': '5c563a3eb1e895eb',
  'radar-en-2026-11': 'fc0d42be58d7f144',
  'general-de-2026-11-22': '19ed87a463d36b88',
  'general-en-2026-11-22': '6a78a7a3dfd324c5',
  'preferences-de-2026-11-22': '339bc3ac7eaefe3a',
  'preferences-en-2026-11-22': '9d5e772a53f543f2',
  'radar-de-2026-11-22': '3a7ad743e439b87b',
  'radar-en-2026-11-22': '9bfa31e01c8d7f1f',
  'radar-de-2026-11-23': '9951321790696664',
  'radar-en-2026-11-23': '20347075652e9442',
};

test('the text of a consent version never changes', () => {
  const now = [...wordings].map(([version, sentence]) => [version, hash('sha256', sentence).slice(0, 16)]);
  expect(
    Object.fromEntries(now),
    'Words of a consent changed: give them a new version, keep the old ones in wordings.ts.',
  ).toEqual(frozen);
});

test('an unknown consent version has no text', () => {
  expect(wordingOf('made-up', 'Muster GmbH')).toBe('');
  expect(wordingOf('', 'Muster GmbH')).toBe('');
});

test('the stored consent wording names the sender', () => {
  expect(wordingOf('general-de-2026-11-22', 'Muster GmbH')).toMatch(/^Ja, Muster GmbH darf mir den Newsletter/);
});

test.each(engines)('sign-ups of an older version get the wording of their consent version, on %s', async (engine) => {
  const { db, close } = await freshDatabase(engine);
  const { consent_wording: _later, ...signup } = sampleSignup;
  await db.schema.alterTable('newsletter_signups').dropColumn('consent_wording').execute();
  const first = [...wordings].filter(([version]) => version.endsWith('-2026-11'));
  const versions = [...first.map(([version]) => version), 'made-up'];
  await db
    .insertInto('newsletter_signups')
    .values(versions.map((version, index) => ({ ...signup, id: `signup-${index}`, wording_version: version })))
    .execute();
  await up(db as unknown as Kysely<unknown>);
  const rows = await db.selectFrom('newsletter_signups').select(['wording_version', 'consent_wording']).execute();
  await close();
  expect(new Map(rows.map((row) => [row.wording_version, row.consent_wording]))).toEqual(
    new Map([...first, ['made-up', '']]),
  );
});
