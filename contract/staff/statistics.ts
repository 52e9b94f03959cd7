import * as v from 'valibot';

/** The dashboard's figures. */
export const statisticsAnswer = v.object({
  total: v.number(),
  thisMonth: v.number(),
  thisWeek: v.number(),
  topSources: v.array(v.object({ source: v.string(), count: v.number() })),
  /** Distinct sources for the filter, by name. */
  sources: v.array(v.string()),
  /** Leads per calendar day (Europe/Berlin) of the last 12 weeks, oldest first. */
  perWeek: v.array(v.object({ weekStart: v.string(), count: v.number() })),
  /** Mails given up, and mails that wait for another try after a failure. */
  parkedMails: v.number(),
  waitingMails: v.number(),
});
export type StatisticsAnswer = v.InferOutput<typeof statisticsAnswer>;
