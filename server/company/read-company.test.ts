import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sampleCompany } from '#contract/site/company.ts';
import { readCompany } from './read-company.ts';

function fileOf(company: unknown): string {
  const folder = mkdtempSync(join(tmpdir(), 'company-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'company.json');
  writeFileSync(file, JSON.stringify(company));
  return file;
}

test('an unknown field in the company file is reported at the start, and all others are used', () => {
  const [first, ...others] = sampleCompany.people;
  const lines: string[] = [];
  const file = fileOf({ ...sampleCompany, adress: {}, people: [{ ...first, ctiy: 'Kiel' }, ...others] });
  expect(readCompany(file, (line) => lines.push(line)).people).toEqual(sampleCompany.people);
  expect(lines).toEqual(['Setting COMPANY_FILE: unknown fields, ignored: people.0.ctiy, adress.']);
});

test('a company file without unknown fields logs nothing', () => {
  const lines: string[] = [];
  readCompany(fileOf(sampleCompany), (line) => lines.push(line));
  expect(lines).toEqual([]);
});

test('an incomplete company file names the missing field', () => {
  const { address: _, ...lacking } = sampleCompany;
  expect(() => readCompany(fileOf(lacking))).toThrow('address is missing');
});

test('the company data must name clients or count them by industry, because the home page shows them', () => {
  const unnamed = { ...sampleCompany, clients: [] };
  expect(readCompany(fileOf(unnamed)).clients).toEqual([]);
  expect(() => readCompany(fileOf({ ...unnamed, clientsByIndustry: [] }))).toThrow(/clients: .*clientsByIndustry/);
});

test('a file that is not JSON is not quoted in the message, because it may be one with secrets', () => {
  const file = fileOf({});
  writeFileSync(file, 'PASSWORD=geheim');
  expect(() => readCompany(file)).toThrow(/^Setting COMPANY_FILE: the file is not valid JSON\.$/);
});
