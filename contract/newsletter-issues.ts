import type { NewsletterKind } from './leads/registry.ts';
import { newsletterActions } from './newsletter.ts';
import type { Language } from './site/languages.ts';

/**
 * `draft` until staff send it, `sending` while a mail for each reader is added to the outbox, then `sent`. Public from
 * the start of sending, unless withdrawn.
 */
export const issueStates = ['draft', 'sending', 'sent'] as const;
export type IssueState = (typeof issueStates)[number];

/** Reserved: in the paths of mailed links these words take the place of a slug. */
const linkWords: readonly string[] = newsletterActions;

/** Whether a text is a valid slug of an issue: lower-case letters and digits, separated by single hyphens. */
export function isIssueSlug(text: string): boolean {
  return text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !linkWords.includes(text);
}

/** A run of text with the same formatting. */
export type IssueRun = { text: string; strong?: true; em?: true; href?: string };
/** A block of an issue, for pages and mails: the subset of Markdown that issues support. */
export type IssueBlock =
  | { kind: 'heading' | 'paragraph' | 'quote'; runs: IssueRun[] }
  | { kind: 'list'; ordered: boolean; items: IssueRun[][] };

/** An issue in the archive; `day` is the day at the office on which its sending began, YYYY-MM-DD. */
export type ListedIssue = { slug: string; kind: NewsletterKind; subject: string; teaser: string; day: string };
/** An issue with its content and its neighbours, of either newsletter. */
export type PublicIssue = ListedIssue & {
  blocks: IssueBlock[];
  newer: ListedIssue | null;
  older: ListedIssue | null;
};

/** What pages can read from the archive. */
export type IssueSources = {
  /** Newest first. */
  issues: (language: Language) => Promise<ListedIssue[]>;
  /** Null if there is no such issue. */
  issue: (slug: string, language: Language) => Promise<PublicIssue | null>;
};
