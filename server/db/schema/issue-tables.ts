import type { Selectable } from 'kysely';
import type { NewsletterKind } from '#contract/leads/registry.ts';
import type { IssueState } from '#contract/newsletter-issues.ts';

/** The table of the newsletters' issues; `schema.ts` puts all tables together. */

export type NewsletterIssueTable = {
  id: string;
  /** Last part of its address, `/newsletter/{slug}`. */
  slug: string;
  kind: NewsletterKind;
  state: IssueState;
  /** Grows with every change of a draft. */
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
  /** When its sending began and when its last mail was handed to the outbox; null until then. */
  sending_at: number | null;
  sent_at: number | null;
  /** User name of whoever sent it; empty for a draft. */
  sent_by: string;
  /** Since when visitors no longer find it; null while they do, or will. */
  withdrawn_at: number | null;
  /** The last sign-up that it was handed to the outbox for, in order of ids. */
  cursor: string;
  /** How many it was to go to when its sending began, and how many mails were handed over. */
  readers: number;
  mailed: number;
};
export type NewsletterIssue = Selectable<NewsletterIssueTable>;
