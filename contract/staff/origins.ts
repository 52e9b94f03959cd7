import type { ContactKind } from '#contract/leads/registry.ts';

export const originPaths = { staff: '/api/admin/origins' } as const;

/** Ranges in days that the charts offer. */
export const originRanges = [30, 90, 365] as const;

/** Leads of one period; suspected spam is left out everywhere here. */
export type OriginPeriod = {
  /** First day, YYYY-MM-DD in Berlin. */
  start: string;
  bySource: Record<string, number>;
  byKind: Partial<Record<ContactKind, number>>;
};
/** `counted` are the leads of the days whose page views were counted: they and `views` make the rate. */
export type OriginRow = {
  source: string;
  leads: number;
  counted: number;
  views: number | null;
  buttons: OriginButton[];
};
export type OriginButton = { context: string; button: string; leads: number; counted: number };
export type OriginsAnswer = {
  days: number;
  /** `day` or `week`. */
  step: 'day' | 'week';
  periods: OriginPeriod[];
  sources: OriginRow[];
  totals: { leads: number; views: number };
  /** First day with counted page views, or null before the first. */
  viewsSince: string | null;
};
