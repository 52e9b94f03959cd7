import * as v from 'valibot';
import { keysOf } from '#contract/keys-of.ts';
import { line, storedEmail } from '#contract/leads/fields.ts';
import { languages } from '#contract/site/languages.ts';

export const privacyPaths = {
  search: '/api/admin/privacy/search',
  export: '/api/admin/privacy/export',
  erase: '/api/admin/privacy/erase',
  erasures: '/api/admin/privacy/erasures',
  retention: '/api/admin/privacy/retention',
  retentionPreview: '/api/admin/privacy/retention/preview',
} as const;

/** A mail address finds one person, anything else people by name. */
export const personQuery = v.object({
  q: v.pipe(
    line('q', 254),
    v.check((value) => value.length >= 2, 'q.required'),
  ),
});
export const exportInput = v.object({
  email: storedEmail,
  format: v.picklist(['json', 'html'], 'format.invalid'),
  language: v.picklist(languages, 'language.invalid'),
});
/** `confirmation` is the address, typed again. */
export const eraseInput = v.object({ email: storedEmail, confirmation: v.string('confirmation.required') });

const held = v.object({
  /** Table name, or `mail-files`. */
  place: v.string(),
  count: v.number(),
  /** The records with German field names; at most 500 per place. */
  records: v.array(v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))),
});
export type Held = v.InferOutput<typeof held>;
/** Another person's record that contains the address; `lead` is the lead it belongs to, null if a mail does not say. */
const mention = v.object({
  place: v.picklist(['leads', 'lead_notes', 'mail-files']),
  /** Id, or file name. */
  record: v.string(),
  lead: v.nullable(v.string()),
  at: v.nullable(v.string()),
});
export type Mention = v.InferOutput<typeof mention>;

const keptReasons = ['consent-proof', 'audit', 'account', 'erasure-proof', 'mention'] as const;
export type KeptReason = (typeof keptReasons)[number];
const counted = { place: v.string(), count: v.number() };
const erasureReport = v.object({
  erased: v.array(v.object(counted)),
  kept: v.array(v.object({ ...counted, reason: v.picklist(keptReasons) })),
});
export type ErasureReport = v.InferOutput<typeof erasureReport>;
/** Proof of an erasure; `person` is a keyed hash of the address. */
export const erasureView = v.object({
  id: v.string(),
  at: v.string(),
  actor: v.string(),
  person: v.string(),
  report: erasureReport,
});
export type ErasureView = v.InferOutput<typeof erasureView>;
export const erasuresAnswer = v.object({ erasures: v.array(erasureView) });
export type ErasuresAnswer = v.InferOutput<typeof erasuresAnswer>;

const personFound = v.object({
  /** With the domain in ASCII form, as mail servers know it. */
  email: v.string(),
  /** The same as people write it: `info@müller.example`. */
  spelling: v.string(),
  /** Names used with this address. */
  names: v.array(v.string()),
  /** Language of the latest contact. */
  language: v.picklist(languages),
  held: v.array(held),
  /** Future appointments (ISO 8601): an erasure deletes them without notifying the guest. */
  appointments: v.array(v.string()),
  /** Other people's records that mention the address, without their contents. */
  mentions: v.array(mention),
  /** Entries of the audit log about this person. */
  auditEntries: v.number(),
  /** Earlier erasures of this address. */
  erasures: v.array(erasureView),
});
export type PersonFound = v.InferOutput<typeof personFound>;
export const peopleAnswer = v.object({
  person: v.nullable(personFound),
  people: v.array(v.object({ email: v.string(), name: v.string(), count: v.number() })),
  /** Whether there are more people of that name than listed. */
  more: v.boolean(),
});
export type PeopleAnswer = v.InferOutput<typeof peopleAnswer>;

/** The content as text, which the browser saves itself: a link to a file would carry no session. */
export const exportAnswer = v.object({ fileName: v.string(), type: v.string(), content: v.string() });
export type ExportAnswer = v.InferOutput<typeof exportAnswer>;

/** Retention in days, with limits for the setting; `fixed` ones are determined by their purpose. */
export const retentionRules = {
  leads: { days: 730, min: 30, max: 3650 },
  spam: { days: 90, min: 7, max: 730 },
  'newsletter-pending': { days: 14, fixed: true },
  'newsletter-ended': { days: 1095, min: 365, max: 3650 },
  mails: { days: 90, min: 7, max: 730 },
  audit: { days: 730, min: 190, max: 3650 },
  proofs: { days: 1095, min: 365, max: 3650 },
} as const satisfies Record<string, { days: number; min?: number; max?: number; fixed?: true }>;
export type RetentionKind = keyof typeof retentionRules;
export const retentionKinds = keysOf(retentionRules);

export const retentionInput = v.object({
  kind: v.picklist(retentionKinds, 'kind.invalid'),
  days: v.pipe(v.number('days.invalid'), v.integer('days.invalid')),
});
/**
 * `due` is the number of deletions that the preview showed; a change that would delete more than that, and more than
 * before, is rejected (409).
 */
export const retentionChangeInput = v.object({
  ...retentionInput.entries,
  due: v.optional(v.pipe(v.number('due.invalid'), v.integer('due.invalid')), 0),
});
const retentionView = v.object({
  kind: v.picklist(retentionKinds),
  days: v.number(),
  /** Number of records that would be deleted now; counting stops at 10,000. */
  due: v.number(),
  dueExact: v.boolean(),
});
export type RetentionView = v.InferOutput<typeof retentionView>;
export const retentionAnswer = v.object({ retention: v.array(retentionView) });
export type RetentionAnswer = v.InferOutput<typeof retentionAnswer>;
/** What a rule would delete with another number of days; `by` is when that is done at the latest, if stored now. */
export const retentionPreview = v.object({ ...retentionView.entries, by: v.string() });
export type RetentionPreview = v.InferOutput<typeof retentionPreview>;
