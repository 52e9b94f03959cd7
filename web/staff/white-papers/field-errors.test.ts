import { expect, test } from 'vitest';
import { check, noValues, sentences } from './field-errors.ts';

const values = {
  number: '#37 09/2025',
  title_de: 'Titel',
  title_en: 'Title',
  pdf_url: '/downloads/wp37.pdf',
  pdf_url_en: '',
};

test('all fields but the English file are required', () => {
  expect(check(noValues)).toEqual({
    errors: {
      number: 'Bitte geben Sie eine Nummer ein.',
      title_de: 'Bitte geben Sie den deutschen Titel ein.',
      title_en: 'Bitte geben Sie den englischen Titel ein.',
      pdf_url: 'Bitte geben Sie die Adresse der PDF-Datei ein.',
    },
  });
  expect(check(values)).toEqual({ input: { ...values, pdf_url_en: null } });
});

test.each([
  'javascript:alert(1)',
  '//evil.example/a.pdf',
  'wp37.pdf',
  'ftp://x.example/a.pdf',
])('%s is not a file URL', (address) => {
  const rule = 'Bitte geben Sie eine Adresse mit https:// oder einen Pfad dieser Website ein, der mit / beginnt.';
  expect(check({ ...values, pdf_url: address })).toEqual({ errors: { pdf_url: rule } });
  expect(check({ ...values, pdf_url_en: address })).toEqual({ errors: { pdf_url_en: rule } });
});

test('error codes of the server become sentences, even unknown ones', () => {
  expect(
    sentences([
      { field: 'number', code: 'number.taken' },
      { field: 'title_de', code: 'title_de.odd' },
      { field: 'elsewhere', code: 'elsewhere.required' },
    ]),
  ).toEqual({ number: 'Ein anderes White Paper hat diese Nummer.', title_de: 'Bitte prüfen Sie diese Angabe.' });
});
