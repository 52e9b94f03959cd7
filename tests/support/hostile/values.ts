import fc from 'fast-check';

/** Texts that no form of ours would send, and some that it might. */
export const hostileText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  // Texts that break encodings, databases and HTTP heads.
  fc.constantFrom('\0', 'a\0b', '\ud800', '%00', '%ff', '\r\nset-cookie: a=b', '\u202e', '\\', '__proto__', '1e309'),
  fc.constantFrom(
    ...['', ' ', '../../etc/passwd', "'; drop table leads; --", '<script>', 'null', 'constructor', '*', '-1', 'NaN'],
    ...['contact', 'booking', 'new', 'none', 'overdue', 'de', 'en', 'true', '9007199254740993', 'wp1', '36'],
    ...['2026-11-24', '2026-11-24T09:00', '2026-02-30', '0000-00-00', '+275760-09-13T00:00:00.000Z'],
    'a@beispiel.example',
  ),
  fc.string({ minLength: 3000, maxLength: 3000 }),
);

/** Arbitrary JSON, built from such texts and these names. */
export function hostileValue(names: readonly string[]): fc.Arbitrary<unknown> {
  return fc.letrec((tie) => ({
    any: fc.oneof(
      { depthSize: 'small' },
      hostileText,
      fc.double(),
      fc.maxSafeInteger(),
      fc.boolean(),
      fc.constant(null),
      tie('list'),
      tie('map'),
    ),
    list: fc.array(tie('any'), { maxLength: 4 }),
    map: fc.dictionary(fc.constantFrom(...names), tie('any'), { maxKeys: 4 }),
  })).any;
}

/** Values of which at least one is valid for most fields; a schema picks those that it accepts. */
export const rightValues: readonly unknown[] = [
  ...['x', 'Erika', 'Beispiel GmbH', 'erika@beispiel.example', '+49 511 1234', 'Bitte rufen Sie an.', 'Europe/Berlin'],
  ...[
    'https://beispiel.example/papier.pdf',
    '36',
    '2026-11-24',
    '2026-12-01',
    '2027-01-04',
    '09:00',
    '17:30',
    '123456',
  ],
  ...['2026-11-24T09:00:00.000Z', '2026-12-01T09:00', '2026-12-01T08:00:00Z', '2026-11-30T10:30:00+01:00', '2026-01'],
  ...['00000000-0000-7000-8000-000000000000', '7', 'cost-reduction', 'A'.repeat(22), 'b'.repeat(43), 'papier.pdf'],
  ...[0, 1, 2, 5, 7, 15, 30, 60, 90, 365, 1024, 50_000, 1_000_000, 0.5, true, false],
];
