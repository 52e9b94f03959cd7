import type { StaffIssue } from '#contract/staff/newsletter/issues.ts';
import type { IssueValues } from './values.ts';

/** What was typed, and the stored issue on which it was typed. */
type Draft = { values: IssueValues; base: StaffIssue | null };

const drafts = new Map<string, Draft>();

const keyOf = (username: string, issue: StaffIssue | null) => `${username} ${issue?.id ?? ''}`;

/** What a user typed for an issue, or for a new one, and did not save: it survives other screens, and a login. */
export const draftOf = (username: string, issue: StaffIssue | null): Draft | undefined =>
  drafts.get(keyOf(username, issue));

/** @param values null where there is nothing to keep */
export function keepDraft(username: string, base: StaffIssue | null, values: IssueValues | null): void {
  if (values) drafts.set(keyOf(username, base), { values, base });
  else drafts.delete(keyOf(username, base));
}
