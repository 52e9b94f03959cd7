import * as v from 'valibot';

/** The dashboard's figures. */
export const statisticsAnswer = v.object({
  total: v.number(),
  thisMonth: v.number(),
  thisWeek: v.number(),
  topSources: v.array(v.object({ source: v.string(), count: v.number() })),
  /** Distinct sources for the filter, sorted by name. */
  sources: v.array(v.string()),
  /** Leads per week (Monday to Sunday, Europe/Berlin) of the last 12 weeks, oldest first. */
  perWeek: v.array(v.object({ weekStart: v.string(), count: v.number() })),
  /** `parkedMails` were given up; `waitingMails` wait for another attempt after a failure. */
  parkedMails: v.number(),
  waitingMails: v.number(),
});
export type StatisticsAnswer = v.InferOutput<typeof statisticsAnswer>;
