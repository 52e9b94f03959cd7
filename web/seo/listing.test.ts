import { expect, test } from 'vitest';
import { listedTitle } from './listing.ts';

test('a long title is cut between words, and within its first word where that alone is too long', () => {
  const cut = ['Was die neue Verordnung für kleine Unternehmen bedeutet', 'Rechnungsprüfungs-'.repeat(4)].map((title) =>
    listedTitle(title),
  );
  expect(cut).toEqual(['Was die neue Verordnung für kleine …', 'Rechnungsprüfungs-Rechnungsprüfungs-Rechnu …']);
  for (const title of cut) expect(title.length).toBeLessThanOrEqual(44);
});
