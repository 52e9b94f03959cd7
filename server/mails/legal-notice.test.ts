import { expect, test } from 'vitest';
import { sampleCompany } from '#contract/site/company.ts';
import { legalNotice } from './legal-notice.ts';

const settings = { PUBLIC_URL: 'https://site.example' } as Parameters<typeof legalNotice>[1]['settings'];
const directorsLine = (language: 'de' | 'en', managingDirectors: string[]) => {
  const block = legalNotice(language, { company: { ...sampleCompany, managingDirectors }, settings });
  return block.kind === 'legal' ? block.lines[2] : null;
};

test('the footer of a mail names the company’s managers with their office', () => {
  expect(directorsLine('de', ['Dr. Erika Beispiel'])).toBe('Geschäftsführung: Dr. Erika Beispiel');
  expect(directorsLine('en', ['Dr. Erika Beispiel'])).toBe('Managing director: Dr. Erika Beispiel');
  expect(directorsLine('en', ['Dr. Erika Beispiel', 'Max Muster'])).toBe(
    'Managing directors: Dr. Erika Beispiel, Max Muster',
  );
});
