import type { Context, Hono } from 'hono';
import * as v from 'valibot';
import { adminPaths, type ContactAnswer, type ContactsAnswer, contactsPage } from '#contract/staff/contacts.ts';
import { isId } from '#server/db/is-id.ts';
import { fieldErrors } from '#server/http/answer/field-errors.ts';
import { json } from '#server/http/answer/json.ts';
import { refuseOtherMethods } from '#server/http/answer/method-not-allowed.ts';
import { problem } from '#server/http/answer/problem.ts';
import { noteForAudit } from '#server/staff/audit/middleware.ts';
import type { StaffServices } from '#server/staff/services.ts';
import { toContact } from './contact.ts';
import { writeCursor } from './cursor.ts';
import { createExport } from './export.ts';
import { leadFilter, pageInput } from './filter.ts';
import { findPage } from './find-page.ts';
import { findLead } from './repository.ts';

/** The contacts tab's calls; the CSV file itself is mounted apart, because it needs no bearer token. */
export function contactRoutes(app: Hono, services: StaffServices): void {
  const { db } = services.database;
  const one = `${adminPaths.contacts}/:id` as const;
  app.get(adminPaths.contacts, (c) => list(c, services));
  // Before `one`, which would take its last part for an id.
  app.post(adminPaths.contactsExport, createExport);
  refuseOtherMethods(app);
  app.get(one, async (c) => {
    const id = c.req.param('id');
    const lead = isId(id) ? await findLead(db, id) : undefined;
    if (!lead) return problem('not-found', 'de');
    return json(c, { contact: toContact(lead) } satisfies ContactAnswer);
  });
}

async function list(c: Context, services: StaffServices): Promise<Response> {
  const asked = v.safeParse(pageInput, c.req.query());
  if (!asked.success) return problem('bad-fields', 'de', { errors: fieldErrors(asked.issues) });
  const { limit, cursor } = asked.output;
  const { leads, next, total, newest } = await findPage(services, leadFilter(asked.output), cursor, limit);
  noteForAudit(c, { details: { shown: leads.length } });
  return json(c, {
    contacts: leads.map(({ lead }) => toContact(lead)),
    desks: Object.fromEntries(leads.flatMap(({ lead, desk }) => (desk ? [[lead.id, desk]] : []))),
    next: next && writeCursor(next),
    newest,
    total: Math.min(total, contactsPage.exactTotal),
    totalExact: total <= contactsPage.exactTotal,
  } satisfies ContactsAnswer);
}
