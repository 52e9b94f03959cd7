import * as v from 'valibot';

export const policyReportPaths = { list: '/api/admin/policy-reports' } as const;

/** What browsers blocked because of a page's Content-Security-Policy; times are ISO 8601 in UTC. */
const policyReportView = v.object({
  directive: v.string(),
  /** A keyword such as `inline` or `self`, or the scheme of another origin's URL. */
  blocked: v.string(),
  /** Id of a page, `white-paper`, `newsletter-issue`, `staff` or `other`. */
  page: v.string(),
  first: v.string(),
  last: v.string(),
  count: v.number(),
});
export type PolicyReportView = v.InferOutput<typeof policyReportView>;

/** Reports of the last 90 days, newest first, at most a hundred. */
export const policyReportsAnswer = v.object({ reports: v.array(policyReportView) });
export type PolicyReportsAnswer = v.InferOutput<typeof policyReportsAnswer>;
