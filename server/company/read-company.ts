import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Company, companySchema, sampleCompany } from '#contract/site/company.ts';
import { attempt, SettingsError } from '#server/env.ts';

/** @throws SettingsError when the file is none, or lacks something */
export function readCompany(file: string | undefined): Company {
  if (!file) return sampleCompany;
  const json: unknown = attempt('COMPANY_FILE', () => JSON.parse(readFileSync(file, 'utf8')));
  const result = v.safeParse(companySchema, json);
  if (result.success) return result.output;
  const wrong = result.issues.map((issue) => {
    const field = v.getDotPath(issue) ?? 'the file';
    return issue.received === 'undefined' ? `${field} is missing` : `${field}: ${issue.message}`;
  });
  throw new SettingsError(`Setting COMPANY_FILE: ${wrong.join('; ')}.`);
}
