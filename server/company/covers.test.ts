import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleCompany } from '#contract/site/company.ts';
import { startTestSite } from '#tests/support/servers/site.ts';
import { readCovers } from './covers.ts';

/** Writes a company file whose first book has covers of these names, in the same folder. */
function companyFile(de: string, en: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'covers-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const books = sampleCompany.books.map((book, index) => (index === 0 ? { ...book, image: { de, en } } : book));
  writeFileSync(join(folder, 'deutsch.png'), 'cover in German');
  writeFileSync(join(folder, 'english.webp'), 'cover in English');
  writeFileSync(join(folder, 'company.json'), JSON.stringify({ ...sampleCompany, books }));
  return join(folder, 'company.json');
}

test('covers named in the company data are served by this site, one per language', async () => {
  const site = await startTestSite('sqlite', { COMPANY_FILE: companyFile('deutsch.png', 'english.webp') });
  const page = await (await site.app.request('/wissenscenter')).text();
  const { company } = JSON.parse(page) as { company: typeof sampleCompany };
  const [withCover, without] = company.books;
  expect(without?.image).toBeUndefined();
  const german = await site.app.request(withCover?.image?.de ?? '');
  expect([german.status, german.headers.get('content-type')]).toEqual([200, 'image/png']);
  expect(await german.text()).toBe('cover in German');
  expect(await (await site.app.request(withCover?.image?.en ?? '')).text()).toBe('cover in English');
  await site.end();
});

test.each([
  ['missing.png', 'cannot be read'],
  ['cover.svg', 'must end in one of'],
])('a cover that cannot be shown (%s) stops the start with one line', (file, reason) => {
  const at = companyFile(file, 'english.webp');
  const books = sampleCompany.books.map((book) => ({ ...book, image: { de: file, en: 'english.webp' } }));
  expect(() => readCovers({ ...sampleCompany, books }, at)).toThrow(reason);
});
