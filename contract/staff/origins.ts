import * as v from 'valibot';
import { contactKinds } from '#contract/leads/registry.ts';

export const originPaths = { staff: '/api/admin/origins' } as const;

/** Periods in days that the charts offer. */
export const originRanges = [30, 90, 365] as const;

/** Leads of one period; all figures here exclude suspects. */
const originPeriod = v.object({
  /** First day, YYYY-MM-DD in Berlin. */
  start: v.string(),
  bySource: v.record(v.string(), v.number()),
  byKind: v.object(v.entriesFromList(contactKinds, v.exactOptional(v.number()))),
});
export type OriginPeriod = v.InferOutput<typeof originPeriod>;

const counted = { leads: v.number(), counted: v.number() };
/** `counted` are the leads on days whose page views were counted; the rate is `counted` divided by `views`. */
const originRow = v.object({
  source: v.string(),
  ...counted,
  views: v.nullable(v.number()),
  buttons: v.array(v.object({ context: v.string(), button: v.string(), ...counted })),
});
export type OriginRow = v.InferOutput<typeof originRow>;

export const originsAnswer = v.object({
  days: v.number(),
  step: v.picklist(['day', 'week']),
  periods: v.array(originPeriod),
  sources: v.array(originRow),
  totals: v.object({ leads: v.number(), views: v.number() }),
  /** First day with counted page views, or null if there is none yet. */
  viewsSince: v.nullable(v.string()),
});
export type OriginsAnswer = v.InferOutput<typeof originsAnswer>;
