import { Hono } from 'hono';
import { noContent } from '#server/http/answer/json.ts';
import { answerLanguage, problem } from '#server/http/answer/problem.ts';
import { policyReportPath } from '#server/http/headers/content-security-policy.ts';
import { rateKey } from '#server/http/request/client-address.ts';
import { clientAddressOf } from '#server/http/request/peer.ts';
import { MemoryLimit } from '#server/limits/memory-limit.ts';
import type { Bounds } from '#server/limits/rate-limit.ts';
import type { Services } from '#server/services.ts';
import type { PolicyReports } from './count-reports.ts';
import { readReports } from './read-report.ts';

/** Bytes; a report repeats the whole policy, and a browser may send some together. */
const longest = 16_384;
/** Requests of one connection that are read; beyond them its reports would tell nothing new. */
const bounds: Bounds = { windowSeconds: 600, suspectAbove: 30, refuseAbove: 30 };
const types = /^application\/(csp-report|reports\+json)\b/;

/** POST: what a browser has refused. In this process's memory alone, so that a flood asks no database. */
export function policyReportRoutes(reports: PolicyReports, { proxies, settings }: Services): Hono {
  const app = new Hono();
  const limit = settings.RATE_LIMIT === 'on' ? new MemoryLimit(bounds) : null;
  app.post(policyReportPath, async (c) => {
    const verdict = limit?.count(rateKey(clientAddressOf(c, proxies)));
    if (verdict?.level === 'refused') return problem('too-many', answerLanguage(c), { retryAfter: verdict.retryAfter });
    if (!types.test(c.req.header('content-type') ?? '')) return problem('wrong-type', answerLanguage(c));
    if (Number(c.req.header('content-length') ?? longest + 1) > longest) return problem('too-large', answerLanguage(c));
    const read = readReports(await c.req.text(), settings.PUBLIC_URL);
    if (read === null) return problem('bad-json', answerLanguage(c));
    for (const report of read) reports.count(report);
    return noContent(c);
  });
  return app;
}
