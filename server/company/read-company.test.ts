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

test('a name in the company file that means nothing is told at the start, and all else is taken', () => {
  const [first, ...others] = sampleCompany.people;
  const lines: string[] = [];
  const file = fileOf({ ...sampleCompany, adress: {}, people: [{ ...first, ctiy: 'Kiel' }, ...others] });
  expect(readCompany(file, (line) => lines.push(line)).people).toEqual(sampleCompany.people);
  expect(lines).toEqual(['Setting COMPANY_FILE: unknown fields, ignored: people.0.ctiy, adress.']);
});

test('of a company file in which all is known nothing is told', () => {
  const lines: string[] = [];
  readCompany(fileOf(sampleCompany), (line) => lines.push(line));
  expect(lines).toEqual([]);
});

test('a company file that lacks something names it', () => {
  const { address: _, ...lacking } = sampleCompany;
  expect(() => readCompany(fileOf(lacking))).toThrow('address is missing');
});

test('clients are named or counted by industry, for home has a section for them', () => {
  const unnamed = { ...sampleCompany, clients: [] };
  expect(readCompany(fileOf(unnamed)).clients).toEqual([]);
  expect(() => readCompany(fileOf({ ...unnamed, clientsByIndustry: [] }))).toThrow(/clients: .*clientsByIndustry/);
});
