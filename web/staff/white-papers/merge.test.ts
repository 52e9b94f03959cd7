import { expect, test } from 'vitest';
import { differences, merged } from './merge.ts';

const base = {
  number: '#37 09/2025',
  title_de: 'Alt',
  title_en: 'Old',
  pdf_url: '/downloads/wp37.pdf',
  pdf_url_en: '',
};

test('taking one’s change over keeps what a colleague changed elsewhere', () => {
  const mine = { ...base, title_de: 'Meiner', title_en: 'Mine' };
  const theirs = { ...base, title_en: 'Theirs', pdf_url_en: '/downloads/wp37-en.pdf' };
  expect(merged(base, mine, theirs)).toEqual({
    ...base,
    title_de: 'Meiner',
    title_en: 'Mine',
    pdf_url_en: '/downloads/wp37-en.pdf',
  });
});

test('a blank more or less is no change', () => {
  expect(differences(base, { ...base, title_de: 'Alt ', number: '#38 10/2025' })).toEqual(['number']);
});
