import * as v from 'valibot';
import { requiredLine, text } from '#contract/leads/fields.ts';
import { newsletterKinds } from '#contract/leads/registry.ts';
import { isIssueSlug, issueStates } from '#contract/newsletter-issues.ts';
import { languages } from '#contract/site/languages.ts';
import { version } from '#contract/version.ts';

export const issuePaths = {
  list: '/api/admin/newsletter/issues',
  /** The mail as it would look; answers an address for a frame. */
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

/** An issue as staff write it; `slug` is the last part of its address. */
export const issueInput = v.object({
  slug: v.pipe(requiredLine('slug', issueLengths.slug), v.check(isIssueSlug, 'slug.invalid')),
  ...content,
});
export type IssueInput = v.InferOutput<typeof issueInput>;
/** A change names the version that it was made on; where the issue has another by now it is left as it is (409). */
export const issueChangeInput = v.object({ ...issueInput.entries, version });

/** What is looked at before it is saved, in one language. */
export const issuePreviewInput = v.object({
  kind: content.kind,
  language,
  subject: v.pipe(v.string('subject.invalid'), v.maxLength(200, 'subject.tooLong')),
  teaser: v.pipe(v.string('teaser.invalid'), v.maxLength(1000, 'teaser.tooLong')),
  body: text('body', issueLengths.body),
});
export type IssuePreview = v.InferOutput<typeof issuePreviewInput>;

/** In which language a test goes to whoever asks for it. */
export const issueTestInput = v.object({ language });
/** The version that is sent, so that nobody sends what somebody else has changed meanwhile. */
export const issueSendInput = v.object({ version });
/** Whether visitors find it in the archive. */
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
  /** When its sending began and ended, and who began it. */
  sending_at: v.nullable(v.string()),
  sent_at: v.nullable(v.string()),
  sent_by: v.string(),
  /** Since when visitors no longer find it. */
  withdrawn_at: v.nullable(v.string()),
  /** How many it was to go to, and how many mails of it were handed to the outbox. */
  readers: v.number(),
  mailed: v.number(),
});
export type StaffIssue = v.InferOutput<typeof staffIssue>;

/** All issues, the newest first, and how many confirmed readers each newsletter has, by language. */
export const issuesAnswer = v.object({
  issues: v.array(staffIssue),
  readers: v.object({ 'newsletter-general': readers, 'newsletter-radar': readers }),
  /** Where "a test to me" goes. */
  testAddress: v.string(),
});
export type IssuesAnswer = v.InferOutput<typeof issuesAnswer>;
export const issueTestAnswer = v.object({ recipient: v.string() });
/** Beside the members of a problem, with status 409. */
export const issueConflict = v.object({ current: staffIssue });
