import type { Hono } from 'hono';
import { originPaths, originRanges } from '#contract/staff/origins.ts';
import type { Db } from '#server/db/connection/connect.ts';
import { json } from '#server/http/answer/json.ts';
import { refuseField } from '#server/http/answer/problem.ts';
import type { LeadDays } from './lead-days.ts';
import { leadOrigins } from './origins.ts';

/** Where leads come from, for the charts. Requires a session. */
export function originRoutes(app: Hono, db: Db, leadDays: LeadDays): void {
  app.get(originPaths.staff, async (c) => {
    const requested = c.req.query('days') ?? String(originRanges[1]);
    const days = originRanges.find((range) => String(range) === requested);
    if (!days) return refuseField('days', 'invalid');
    return json(c, await leadOrigins(db, leadDays, days, Date.now()));
  });
}
