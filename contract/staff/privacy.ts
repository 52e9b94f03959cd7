import * as v from 'valibot';
import { email, line } from '#contract/leads/fields.ts';

export const privacyPaths = {
  search: '/api/admin/privacy/search',
  export: '/api/admin/privacy/export',
  erase: '/api/admin/privacy/erase',
  erasures: '/api/admin/privacy/erasures',
  retention: '/api/admin/privacy/retention',
  retentionPreview: '/api/admin/privacy/retention/preview',
} as const;

/** A mail address finds a person, anything else people of that name. */
export const personQuery = v.object({
  q: v.pipe(
    line('q', 254),
    v.check((value) => value.length >= 2, 'q.required'),
  ),
});
export const exportInput = v.object({
  email,
  format: v.picklist(['json', 'html'], 'format.invalid'),
  language: v.picklist(['de', 'en'], 'language.invalid'),
});
/** `confirmation` is the address, typed once more. */
export const eraseInput = v.object({ email, confirmation: v.string('confirmation.required') });

export type Held = {
  /** Table, or `mail-files`. */
  place: string;
  count: number;
  /** What is held, by the German names of the fields; at most 500 records a place. */
  records: Record<string, string | number | null>[];
};
/** Another person's record in which the address stands; `lead` is whose, null where its mail does not say. */
export type Mention = {
  place: 'leads' | 'lead_notes' | 'mail-files';
  /** Id, or name of the file. */
  record: string;
  lead: string | null;
  at: string | null;
};
export type PersonFound = {
  /** With the domain as mail servers know it. */
  email: string;
  /** The same as people write it: `info@müller.example`. */
  spelling: string;
  /** Names that were given with this address. */
  names: string[];
  /** Language of the latest contact. */
  language: 'de' | 'en';
  held: Held[];
  /** Appointments to come (ISO 8601): an erasure drops them, and tells the guest nothing. */
  appointments: string[];
  /** Other people's records that name the address: nothing of theirs is held here. */
  mentions: Mention[];
  /** Entries of the audit log about this person. */
  auditEntries: number;
  /** Earlier erasures of this address. */
  erasures: ErasureView[];
};
export type PeopleAnswer = {
  person: PersonFound | null;
  people: { email: string; name: string; count: number }[];
  /** There are more people of that name than are told. */
  more: boolean;
};

export const keptReasons = ['consent-proof', 'audit', 'account', 'erasure-proof', 'mention'] as const;
export type KeptReason = (typeof keptReasons)[number];
export type ErasureReport = {
  erased: { place: string; count: number }[];
  kept: { place: string; count: number; reason: KeptReason }[];
};
/** Proof of an erasure; `person` is a keyed hash of the address. */
export type ErasureView = { id: string; at: string; actor: string; person: string; report: ErasureReport };
export type ErasuresAnswer = { erasures: ErasureView[] };
/** The content as text: a download of the browser's own, because a file link carries no login. */
export type ExportAnswer = { fileName: string; type: string; content: string };

/** Days that each kind is kept, with limits for the setting; `fixed` ones follow from what they are for. */
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
export const retentionKinds = Object.keys(retentionRules) as RetentionKind[];

export const retentionInput = v.object({
  kind: v.picklist(retentionKinds, 'kind.invalid'),
  days: v.pipe(v.number('days.invalid'), v.integer('days.invalid')),
});
/** `due` is what the preview of these days told; a change that would delete more than that, and more than before, is refused (409). */
export const retentionChangeInput = v.object({
  ...retentionInput.entries,
  due: v.optional(v.pipe(v.number('due.invalid'), v.integer('due.invalid')), 0),
});
export type RetentionView = {
  kind: RetentionKind;
  days: number;
  /** How many would be deleted now; counting ends at 10,000. */
  due: number;
  dueExact: boolean;
};
export type RetentionAnswer = { retention: RetentionView[] };
/** What a rule would delete with other days; `by` is when it has at the latest, should they be stored now. */
export type RetentionPreview = RetentionView & { by: string };
