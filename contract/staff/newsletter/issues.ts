import * as v from 'valibot';
import { requiredLine, text } from '#contract/leads/fields.ts';
import { newsletterKinds } from '#contract/leads/registry.ts';
import { isIssueSlug, issueStates } from '#contract/newsletter-issues.ts';
import { languages } from '#contract/site/languages.ts';
import { version } from '#contract/version.ts';

export const issuePaths = {
  list: '/api/admin/newsletter/issues',
  /** A preview of the mail; answers with a URL for an iframe. */
  preview: '/api/admin/newsletter/issue-preview',
} as const;

export const issueLengths = { slug: 80, subject: 70, teaser: 300, body: 12_000 } as const;

const words = <const F extends string>(field: F, max: number) =>
  v.pipe(text(field, max), v.nonEmpty(`${field}.required`));

const content = {
  kind: v.picklist(newsletterKinds, 'kind.invalid'),
  subject_de: requiredLine('subject_de', issueLengths.subject),
  subject_en: requiredLine('subject_en', issueLengths.subject),
  teaser_de: requiredLine('teaser_de', issueLengths.teaser),
  teaser_en: requiredLine('teaser_en', issueLengths.teaser),
  /** Markdown: headings, paragraphs, lists, quotations, emphasis and links. */
  body_de: words('body_de', issueLengths.body),
  body_en: words('body_en', issueLengths.body),
};

const language = v.picklist(languages, 'language.invalid');

/** An issue as staff write it; `slug` is the last segment of its URL. */
export const issueInput = v.object({
  slug: v.pipe(requiredLine('slug', issueLengths.slug), v.check(isIssueSlug, 'slug.invalid')),
  ...content,
});
export type IssueInput = v.InferOutput<typeof issueInput>;
/** A change names the version it is based on; if the issue has a newer one, it stays unchanged (409). */
export const issueChangeInput = v.object({ ...issueInput.entries, version });

/** An unsaved draft to preview in one language. */
export const issuePreviewInput = v.object({
  kind: content.kind,
  language,
  subject: v.pipe(v.string('subject.invalid'), v.maxLength(200, 'subject.tooLong')),
  teaser: v.pipe(v.string('teaser.invalid'), v.maxLength(1000, 'teaser.tooLong')),
  body: text('body', issueLengths.body),
});
export type IssuePreview = v.InferOutput<typeof issuePreviewInput>;

/** The language in which the test is sent to the user who requests it. */
export const issueTestInput = v.object({ language });
/** The version to send, so that nobody sends an issue that somebody else has just changed. */
export const issueSendInput = v.object({ version });
/** Whether the archive shows it to visitors. */
export const issueShownInput = v.object({ shown: v.boolean('shown.invalid') });

const readers = v.object({ de: v.number(), en: v.number() });

/** Times are ISO 8601. */
export const staffIssue = v.object({
  id: v.string(),
  version: v.number(),
  slug: v.string(),
  kind: v.picklist(newsletterKinds),
  state: v.picklist(issueStates),
  subject_de: v.string(),
  subject_en: v.string(),
  teaser_de: v.string(),
  teaser_en: v.string(),
  body_de: v.string(),
  body_en: v.string(),
  changed_at: v.string(),
  changed_by: v.string(),
  /** When sending began and ended, and who started it. */
  sending_at: v.nullable(v.string()),
  sent_at: v.nullable(v.string()),
  sent_by: v.string(),
  /** Since when visitors can no longer see it. */
  withdrawn_at: v.nullable(v.string()),
  /** Number of recipients when sending began, and of mails handed to the outbox. */
  readers: v.number(),
  mailed: v.number(),
});
export type StaffIssue = v.InferOutput<typeof staffIssue>;

/** All issues, newest first, and the number of confirmed readers per newsletter and language. */
export const issuesAnswer = v.object({
  issues: v.array(staffIssue),
  readers: v.object({ 'newsletter-general': readers, 'newsletter-radar': readers }),
  /** The recipient of test mails. */
  testAddress: v.string(),
});
export type IssuesAnswer = v.InferOutput<typeof issuesAnswer>;
export const issueTestAnswer = v.object({ recipient: v.string() });
/** Additional member of a problem with status 409: the current issue. */
export const issueConflict = v.object({ current: staffIssue });
