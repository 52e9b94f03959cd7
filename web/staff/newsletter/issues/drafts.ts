import type { StaffIssue } from '#contract/staff/newsletter/issues.ts';
import type { IssueValues } from './values.ts';

/** What was typed, and the stored issue it was based on. */
type Draft = { values: IssueValues; base: StaffIssue | null };

const drafts = new Map<string, Draft>();

const keyOf = (username: string, issue: StaffIssue | null) => `${username} ${issue?.id ?? ''}`;

/** A user's unsaved text for an issue, or for a new one: it survives switching screens and signing in again. */
export const draftOf = (username: string, issue: StaffIssue | null): Draft | undefined =>
  drafts.get(keyOf(username, issue));

/** @param values null to discard the draft */
export function keepDraft(username: string, base: StaffIssue | null, values: IssueValues | null): void {
  if (values) drafts.set(keyOf(username, base), { values, base });
  else drafts.delete(keyOf(username, base));
}
