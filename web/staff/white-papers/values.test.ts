import { expect, test } from 'vitest';
import { whitePaperInput } from '#contract/staff/white-papers.ts';
import { CallFailed } from '#web/staff/api/call.ts';
import { checked } from '#web/staff/api/checked.ts';
import { noValues, type PaperValues, sentences } from './values.ts';

const values = {
  number: '#37 09/2025',
  title_de: 'Titel',
  title_en: 'Title',
  pdf_url: '/downloads/wp37.pdf',
  pdf_url_en: '',
};

function wrongIn(typed: PaperValues) {
  try {
    return checked(whitePaperInput, typed);
  } catch (error) {
    return { errors: sentences(error) };
  }
}

test('all fields but the English file are required', () => {
  expect(wrongIn(noValues)).toEqual({
    errors: {
      number: 'Bitte geben Sie eine Nummer ein.',
      title_de: 'Bitte geben Sie den deutschen Titel ein.',
      title_en: 'Bitte geben Sie den englischen Titel ein.',
      pdf_url: 'Bitte geben Sie die Adresse der PDF-Datei ein.',
    },
  });
  expect(wrongIn(values)).toEqual({ ...values, pdf_url_en: null });
});

test.each([
  'javascript:alert(1)',
  '//evil.example/a.pdf',
  'wp37.pdf',
  'ftp://x.example/a.pdf',
])('%s is not a file URL', (address) => {
  const rule = 'Bitte geben Sie eine Adresse mit https:// oder einen Pfad dieser Website ein, der mit / beginnt.';
  expect(wrongIn({ ...values, pdf_url: address })).toEqual({ errors: { pdf_url: rule } });
  expect(wrongIn({ ...values, pdf_url_en: address })).toEqual({ errors: { pdf_url_en: rule } });
});

test('error codes of the server become sentences, even unknown ones', () => {
  const errors = [
    { field: 'number', code: 'number.taken' },
    { field: 'title_de', code: 'title_de.odd' },
    { field: 'elsewhere', code: 'elsewhere.required' },
  ];
  expect(sentences(new CallFailed(422, { errors }))).toEqual({
    number: 'Ein anderes White Paper hat diese Nummer.',
    title_de: 'Bitte prüfen Sie diese Angabe.',
  });
});
