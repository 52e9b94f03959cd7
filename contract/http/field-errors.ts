import type { BaseIssue } from 'valibot';
import type { FieldError } from './problem.ts';

/**
 * Maps validation issues to one code per field, the first one found. Codes look like `email.invalid`; the schemas use
 * them as messages.
 */
export function fieldErrors(issues: readonly BaseIssue<unknown>[]): FieldError[] {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    const code = /^\w+\.[a-zA-Z]+$/.test(issue.message) ? issue.message : missingOrInvalid(field, issue);
    if (!errors.has(field)) errors.set(field, code);
  }
  return [...errors].map(([field, code]) => ({ field, code }));
}

/** For issues with valibot's own message: a required field is missing, or a value has the wrong type. */
function missingOrInvalid(field: string, issue: BaseIssue<unknown>): string {
  return `${field}.${issue.input === undefined || issue.input === null ? 'required' : 'invalid'}`;
}
