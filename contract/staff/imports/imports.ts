import * as v from 'valibot';
import { line, requiredLine } from '#contract/leads/fields.ts';
import { newsletterKinds } from '#contract/leads/registry.ts';
import { languages } from '#contract/site/languages.ts';
import { leadStates } from '#contract/staff/desk.ts';

/**
 * Imports of old leads and subscribers. POST {list} creates one; below its id: PUT `/parts` stores rows of its file,
 * POST `/plan` previews the result, `/run` runs one part, `/undo` undoes some of it, DELETE drops an open import.
 */
export const importPaths = { list: '/api/admin/imports' } as const;

export const importKinds = ['leads', 'subscribers'] as const;
export type ImportKind = (typeof importKinds)[number];

/** What a column can hold; `detail` is kept under its heading, `consent` is the wording and source of the consent. */
export const importFields = [
  'email',
  'firstName',
  'lastName',
  'fullName',
  'phone',
  'company',
  'subject',
  'message',
  'date',
  'consent',
  'language',
  'detail',
] as const;
export type ImportField = (typeof importFields)[number];
export const fieldsOf = {
  leads: importFields.filter((field) => field !== 'consent'),
  subscribers: ['email', 'firstName', 'lastName', 'fullName', 'date', 'consent', 'language'],
} as const satisfies Record<ImportKind, readonly ImportField[]>;

/** Limits of a file. */
export const importLimits = { bytes: 20 * 1024 * 1024, rows: 50_000, columns: 200, cell: 10_000, parts: 1000 } as const;
/** Limits of one part, below the maximum body size. */
export const partLimits = { rows: 250, bytes: 48 * 1024 } as const;

const whole = (code: string, most: number) =>
  v.pipe(v.number(code), v.integer(code), v.minValue(0, code), v.maxValue(most, code));

export const importInput = v.object({
  kind: v.picklist(importKinds, 'kind.invalid'),
  fileName: requiredLine('fileName', 200),
  headings: v.pipe(
    v.array(v.pipe(v.string(), v.maxLength(importLimits.cell)), 'headings.invalid'),
    v.nonEmpty('headings.required'),
    v.maxLength(importLimits.columns, 'headings.tooMany'),
    v.transform((all) => all.map((one) => v.parse(line('heading', importLimits.cell), one).slice(0, 100))),
  ),
});

/** `line`: where the row starts in the file, from 1. */
const row = v.object({
  line: whole('line.invalid', 2 ** 31 - 1),
  cells: v.pipe(v.array(v.pipe(v.string(), v.maxLength(importLimits.cell))), v.maxLength(importLimits.columns)),
});
export type ImportRow = v.InferOutput<typeof row>;
/** Parts are numbered from 0 and sent in order; a part sent twice is stored once. `last` completes the file. */
export const partInput = v.object({
  part: whole('part.invalid', importLimits.parts - 1),
  last: v.boolean('last.invalid'),
  rows: v.pipe(v.array(row, 'rows.invalid'), v.nonEmpty('rows.required'), v.maxLength(partLimits.rows, 'rows.tooMany')),
});

export const planInput = v.object({
  /** The field of each column; null for columns to ignore. */
  fields: v.pipe(v.array(v.nullable(v.picklist(importFields)), 'fields.invalid'), v.maxLength(importLimits.columns)),
  language: v.picklist(languages, 'language.invalid'),
  /** Whether to create a lead if one with the same address exists. */
  duplicates: v.picklist(['skip', 'add'], 'duplicates.invalid'),
  /** State of the imported leads. */
  state: v.picklist(leadStates, 'state.invalid'),
  newsletter: v.picklist(newsletterKinds, 'newsletter.invalid'),
  /** Date and text of the consents whose rows have none; blank for none. */
  consentDate: line('consentDate', 40),
  consentText: line('consentText', 500),
});
export type ImportPlan = v.InferOutput<typeof planInput>;

/** `part`: the one to run, so that a repeated request runs it once. */
export const runInput = v.object({ part: whole('part.invalid', importLimits.parts) });
/** Whether to also delete records that staff or subscribers have changed since. */
export const undoInput = v.object({ changed: v.boolean('changed.invalid') });

/** `uploading`: parts of the file are missing; it is not listed and cannot be run. */
const importStates = ['uploading', 'open', 'running', 'done', 'undoing', 'undone'] as const;
const importView = v.object({
  id: v.string(),
  created_at: v.string(),
  /** Name of the account that created it. */
  by: v.string(),
  kind: v.picklist(importKinds),
  fileName: v.string(),
  state: v.picklist(importStates),
  headings: v.array(v.string()),
  plan: v.nullable(planInput),
  rows: v.number(),
  parts: v.number(),
  /** The next part to run. */
  nextPart: v.number(),
  made: v.number(),
  duplicates: v.number(),
  refused: v.number(),
  /** `left`: imported records that still exist; `kept`: those of them that an undo kept. */
  left: v.number(),
  kept: v.number(),
});
export type ImportView = v.InferOutput<typeof importView>;
/** Newest first. */
export const importsAnswer = v.object({ imports: v.array(importView) });
export const importAnswer = v.object({ import: importView });

export const previewAnswer = v.object({
  fresh: v.number(),
  duplicates: v.number(),
  refused: v.array(v.object({ line: v.number(), reasons: v.array(v.string()) })),
  /** The first records as they will be stored. */
  first: v.array(v.object({ line: v.number(), values: v.record(v.string(), v.string()) })),
});
export type PreviewAnswer = v.InferOutput<typeof previewAnswer>;

/** Records changed since and therefore kept, some of them with names. */
export const undoAnswer = v.object({
  import: importView,
  kept: v.array(v.object({ id: v.string(), name: v.string() })),
});
