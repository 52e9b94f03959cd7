import type { Hono } from 'hono';
import * as v from 'valibot';
import { line } from '#contract/leads/fields.ts';
import { addDays, isDay } from '#contract/office-time/calendar-day.ts';
import { startOfOfficeDay } from '#contract/office-time/office.ts';
import { type AuditAction, type AuditAnswer, auditActions, auditPaths } from '#contract/staff/audit.ts';
import { checkAuditLog } from '#server/audit/check.ts';
import { findEntries } from '#server/audit/repository.ts';
import type { AuditRow } from '#server/db/schema/access-tables.ts';
import { json } from '#server/http/answer/json.ts';
import { createPersonHash } from '#server/secrets/person-hash.ts';
import type { Services } from '#server/services.ts';
import { listStaff } from '#server/staff/account/repository.ts';
import { noteForAudit, readSearch, spelled } from './middleware.ts';

const pageSize = 100;
const given = <const F extends string>(field: F) => v.optional(line(field, 254), '');
const day = <const F extends string>(field: F) =>
  v.pipe(
    given(field),
    v.check((value) => value === '' || isDay(value), `${field}.invalid`),
  );
export const auditInput = v.object({
  actor: given('actor'),
  action: v.optional(v.union([v.literal(''), v.picklist(auditActions)], 'action.invalid'), ''),
  about: given('about'),
  from: day('from'),
  to: day('to'),
  before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,15}$/, 'before.invalid'), v.transform(Number))),
});

/** The log as staff read it, and the check of its chain. There is no call that changes it. */
export function auditRoutes(app: Hono, { database: { db }, secret }: Services): void {
  const personHash = createPersonHash(secret);

  app.post(auditPaths.search, async (c) => {
    const { actor, action, about, from, to, before } = await readSearch(c, auditInput);
    const filter = {
      actor: actor || null,
      action: action || null,
      subjects: about ? [about, personHash(spelled(about))] : [],
      email: about.includes('@') ? about : null,
      since: from ? startOfOfficeDay(from) : null,
      before: to ? startOfOfficeDay(addDays(to, 1)) : null,
    };
    const found = await findEntries(db, filter, before ?? null, pageSize + 1);
    const page = found.slice(0, pageSize);
    // Whose traces were looked at may name a person.
    const actors = (await listStaff(db)).map(({ username }) => username);
    const details = { ...(about && { about: true }), ...(actors.includes(actor) && { actor }) };
    noteForAudit(c, { subject: about ? personHash(spelled(about)) : '', details });
    return json(c, {
      entries: page.map(toView),
      next: found.length > pageSize ? (page.at(-1)?.seq ?? null) : null,
      actors,
    } satisfies AuditAnswer);
  });

  app.post(auditPaths.check, async (c) => {
    const result = await checkAuditLog(db);
    noteForAudit(c, { details: { intact: result.intact, checked: result.checked } });
    return json(c, result);
  });
}

function toView({ seq, at, actor, action, subject, details }: AuditRow): AuditAnswer['entries'][number] {
  const known = auditActions.find((one) => one === action) ?? ('call' satisfies AuditAction);
  return { seq, at: new Date(at).toISOString(), actor, action: known, subject, details };
}
