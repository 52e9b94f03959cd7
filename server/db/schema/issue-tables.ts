import type { Selectable } from 'kysely';
import type { NewsletterKind } from '#contract/leads/registry.ts';
import type { IssueState } from '#contract/newsletter-issues.ts';

/** The table of newsletter issues; `schema.ts` combines all tables. */

export type NewsletterIssueTable = {
  id: string;
  /** Last part of its address, `/newsletter/{slug}`. */
  slug: string;
  kind: NewsletterKind;
  state: IssueState;
  /** Incremented by every change of a draft. */
  version: number;
  subject_de: string;
  subject_en: string;
  teaser_de: string;
  teaser_en: string;
  /** Markdown. */
  body_de: string;
  body_en: string;
  created_at: number;
  changed_at: number;
  changed_by: string;
  /** When sending began and when the last mail was queued; null until then. */
  sending_at: number | null;
  sent_at: number | null;
  /** User name of the sender; empty for a draft. */
  sent_by: string;
  /** Since when it is hidden from visitors; null if it is not. */
  withdrawn_at: number | null;
  /** Id of the last sign-up for which it was queued. */
  cursor: string;
  /** Number of recipients when sending began, and number of mails queued. */
  readers: number;
  mailed: number;
};
export type NewsletterIssue = Selectable<NewsletterIssueTable>;
