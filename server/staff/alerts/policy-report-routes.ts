import type { Hono } from 'hono';
import { type PolicyReportsAnswer, policyReportPaths } from '#contract/staff/alerts/policy-reports.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { json } from '#server/http/answer/json.ts';
import type { PolicyReports } from '#server/policy-reports/count-reports.ts';
import { countedReports } from '#server/policy-reports/repository.ts';
import { isoTime } from '#server/text/iso-time.ts';

/** GET: what browsers blocked, for managers; includes what this process has not stored yet. */
export function policyReportListRoutes(app: Hono, db: Db, reports: PolicyReports): void {
  app.get(policyReportPaths.list, async (c) => {
    await reports.flush();
    const rows = await countedReports(db);
    return json(c, {
      reports: rows.map(({ first_at, last_at, ...row }) => ({
        ...row,
        first: isoTime(first_at),
        last: isoTime(last_at),
      })),
    } satisfies PolicyReportsAnswer);
  });
}
