import type { BaseIssue } from 'valibot';
import type { FieldError } from '#contract/http/problem.ts';

/** One code a field, the first one found; codes look like `email.invalid` (schemas speak codes). */
export function fieldErrors(issues: readonly BaseIssue<unknown>[]): FieldError[] {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? '');
    const code = /^\w+\.[a-zA-Z]+$/.test(issue.message) ? issue.message : missingOrInvalid(field, issue);
    if (!errors.has(field)) errors.set(field, code);
  }
  return [...errors].map(([field, code]) => ({ field, code }));
}

/** For issues that valibot words itself: an absent required field, or a value of the wrong type. */
function missingOrInvalid(field: string, issue: BaseIssue<unknown>): string {
  return `${field}.${issue.input === undefined || issue.input === null ? 'required' : 'invalid'}`;
}
