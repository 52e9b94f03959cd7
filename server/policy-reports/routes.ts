import { Hono } from 'hono';
import { noContent } from '#server/http/answer/json.ts';
import { answerLanguage, problem } from '#server/http/answer/problem.ts';
import { policyReportPath } from '#server/http/headers/content-security-policy.ts';
import { readBytes } from '#server/http/request/body.ts';
import { connectionLimit } from '#server/limits/connection-limit.ts';
import type { Bounds } from '#server/limits/rate-limit.ts';
import type { Services } from '#server/services.ts';
import type { PolicyReports } from './count-reports.ts';
import { readReports } from './read-report.ts';

/** Bytes; a report repeats the whole policy, and a browser may send several together. */
const longest = 16_384;
/** The limit of requests read per connection; more reports from it would add no information. */
const bounds: Bounds = { windowSeconds: 600, suspectAbove: 30, refuseAbove: 30 };
const types = /^application\/(csp-report|reports\+json)\b/;

/** POST: receives browsers' reports. They are counted in this process's memory, so that a flood causes no queries. */
export function policyReportRoutes(reports: PolicyReports, services: Services): Hono {
  const app = new Hono();
  const limit = connectionLimit(bounds, services);
  app.post(policyReportPath, async (c) => {
    const refused = limit(c);
    if (refused) return refused;
    if (!types.test(c.req.header('content-type') ?? '')) return problem('wrong-type', answerLanguage(c));
    const body = await readBytes(c, longest);
    if (body === null) return problem('too-large', answerLanguage(c));
    const read = readReports(body.toString(), services.settings.PUBLIC_URL);
    if (read === null) return problem('bad-json', answerLanguage(c));
    for (const report of read) reports.count(report);
    return noContent(c);
  });
  return app;
}
