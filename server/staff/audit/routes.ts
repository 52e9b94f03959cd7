import type { Hono } from 'hono';
import * as v from 'valibot';
import { type AuditAction, type AuditAnswer, auditActions, auditPaths } from '#contract/staff/audit.ts';
import { checkAuditLog } from '#server/audit/check.ts';
import { findEntries } from '#server/audit/repository.ts';
import type { AuditRow } from '#server/db/schema/audit-tables.ts';
import { json } from '#server/http/answer/json.ts';
import { createPersonHash } from '#server/secrets/person-hash.ts';
import type { Services } from '#server/services.ts';
import { listStaff } from '#server/staff/account/repository.ts';
import { describeForAudit, readSearch } from '#server/staff/recording/record-calls.ts';
import { isoTime } from '#server/text/iso-time.ts';
import { createAuditExport } from './export.ts';
import { auditFilterInput, entryFilter, filterNote } from './filter.ts';

const pageSize = 100;
export const auditInput = v.object({
  ...auditFilterInput.entries,
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'before.invalid'), v.transform(Number))),
});

/** The audit log for staff, and the check of its chain. No call changes it. */
export function auditRoutes(app: Hono, services: Services): void {
  const { db } = services.database;
  const personHash = createPersonHash(services.secret);

  app.post(auditPaths.search, async (c) => {
    const { before, ...filter } = await readSearch(c, auditInput);
    const found = await findEntries(db, entryFilter(filter, personHash), before ?? null, pageSize + 1);
    const page = found.slice(0, pageSize);
    const actors = (await listStaff(db)).map(({ username }) => username);
    describeForAudit(c, filterNote(filter, actors, personHash));
    return json(c, {
      entries: page.map(toView),
      next: found.length > pageSize ? (page.at(-1)?.seq ?? null) : null,
      actors,
    } satisfies AuditAnswer);
  });

  app.post(auditPaths.check, async (c) => {
    const result = await checkAuditLog(db);
    describeForAudit(c, { details: { intact: result.intact, checked: result.checked } });
    return json(c, result);
  });

  app.post(auditPaths.export, createAuditExport(services));
}

function toView({ seq, at, actor, action, subject, details }: AuditRow): AuditAnswer['entries'][number] {
  const known = auditActions.find((one) => one === action) ?? ('call' satisfies AuditAction);
  return { seq, at: isoTime(at), actor, action: known, subject, details };
}
