import * as v from 'valibot';

export const policyReportPaths = { list: '/api/admin/policy-reports' } as const;

/** What browsers refused by the Content-Security-Policy of a page; times are ISO 8601 in UTC. */
const policyReportView = v.object({
  directive: v.string(),
  /** A word such as `inline` or `self`, or the scheme of another's address. */
  blocked: v.string(),
  /** Id of a page, `white-paper`, `newsletter-issue`, `staff` or `other`. */
  page: v.string(),
  first: v.string(),
  last: v.string(),
  count: v.number(),
});
export type PolicyReportView = v.InferOutput<typeof policyReportView>;

/** Of the last 90 days, the newest first, a hundred at most. */
export const policyReportsAnswer = v.object({ reports: v.array(policyReportView) });
export type PolicyReportsAnswer = v.InferOutput<typeof policyReportsAnswer>;
