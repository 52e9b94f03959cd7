import type { NewsletterKind } from './leads/registry.ts';
import { newsletterActions } from './newsletter.ts';
import type { Language } from './site/languages.ts';

/**
 * `draft` until staff send it; `sending` while it is handed to the outbox, reader by reader; then `sent`. Visitors read
 * it from the moment that its sending begins, unless it is withdrawn.
 */
export const issueStates = ['draft', 'sending', 'sent'] as const;
export type IssueState = (typeof issueStates)[number];

/** Words that stand in the place of an issue's in the addresses of mailed links. */
const linkWords: readonly string[] = newsletterActions;

/** Whether a text can be the last part of an issue's address: small letters, digits and hyphens between them. */
export function isIssueSlug(text: string): boolean {
  return text.length <= 80 && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(text) && !linkWords.includes(text);
}

/** A run of words, all alike. */
export type IssueRun = { text: string; strong?: true; em?: true; href?: string };
/** A part of an issue, as pages and mails show it: what its Markdown may say, and nothing else. */
export type IssueBlock =
  | { kind: 'heading' | 'paragraph' | 'quote'; runs: IssueRun[] }
  | { kind: 'list'; ordered: boolean; items: IssueRun[][] };

/** An issue in the archive; `day` is when its sending began, YYYY-MM-DD at the office. */
export type ListedIssue = { slug: string; kind: NewsletterKind; subject: string; teaser: string; day: string };
/** An issue with what its page says, and its neighbours of either kind. */
export type PublicIssue = ListedIssue & {
  blocks: IssueBlock[];
  newer: ListedIssue | null;
  older: ListedIssue | null;
};

/** What pages read of the archive. */
export type IssueSources = {
  /** The newest first. */
  issues: (language: Language) => Promise<ListedIssue[]>;
  /** Null for one that there is not. */
  issue: (slug: string, language: Language) => Promise<PublicIssue | null>;
};
