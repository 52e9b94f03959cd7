import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Company, companySchema, sampleCompany } from '#contract/site/company.ts';
import { attempt, SettingsError } from '#server/env.ts';

/**
 * Reads the company from a file; without one, returns the sample. `log` is called with unknown names in the file, such
 * as misspelt ones.
 * @throws SettingsError when the file is invalid or lacks something
 */
export function readCompany(file: string | undefined, log: (line: string) => void = () => {}): Company {
  if (!file) return sampleCompany;
  const content = attempt('COMPANY_FILE', () => readFileSync(file, 'utf8'));
  const json = parsed(content);
  const result = v.safeParse(companySchema, json);
  if (result.success) {
    const unknown = unknownNames(json, result.output);
    if (unknown.length > 0) log(`Setting COMPANY_FILE: unknown fields, ignored: ${unknown.join(', ')}.`);
    return result.output;
  }
  const wrong = result.issues.map((issue) => {
    const field = v.getDotPath(issue) ?? 'the file';
    return issue.received === 'undefined' ? `${field} is missing` : `${field}: ${issue.message}`;
  });
  throw new SettingsError(`Setting COMPANY_FILE: ${wrong.join('; ')}.`);
}

/** The parser's own message quotes the file, which may be another one by mistake, with secrets. */
function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    throw new SettingsError('Setting COMPANY_FILE: the file is not valid JSON.');
  }
}

/** Paths of the properties that were given but not used, such as `people.0.ctiy`. */
function unknownNames(given: unknown, taken: unknown): string[] {
  if (!isObject(given) || !isObject(taken)) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    name in taken ? unknownNames(value, taken[name]).map((below) => `${name}.${below}`) : [name],
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
