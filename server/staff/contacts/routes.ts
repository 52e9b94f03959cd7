import type { Context, Hono } from 'hono';
import { adminPaths, type ContactAnswer, type ContactsAnswer, contactsPage } from '#contract/staff/contacts.ts';
import { findLead } from '#server/db/queries.ts';
import { writeCursor } from '#server/http/answer/cursor.ts';
import { json } from '#server/http/answer/json.ts';
import { refuseOtherMethods } from '#server/http/answer/method-not-allowed.ts';
import { refuse } from '#server/http/answer/problem.ts';
import { idInPath } from '#server/http/request/id-in-path.ts';
import { readQuery } from '#server/http/request/read-json.ts';
import { describeForAudit, readSearch } from '#server/staff/recording/record-calls.ts';
import type { StaffServices } from '#server/staff/services.ts';
import { toContact } from './contact.ts';
import { createExport } from './export.ts';
import { leadFilter, type Page, pageInput, pageQueryInput } from './filter.ts';
import { findPage } from './find-page.ts';

/** Routes of the contacts tab. The CSV download is mounted separately, because it carries no bearer token. */
export function contactRoutes(app: Hono, services: StaffServices): void {
  const { db } = services.database;
  const one = `${adminPaths.contacts}/:id` as const;
  app.get(adminPaths.contacts, (c) => list(c, services, readQuery(c, pageQueryInput)));
  // Before `one`, which would match their last part as an id.
  app.post(adminPaths.contactsSearch, async (c) => list(c, services, await readSearch(c, pageInput)));
  app.post(adminPaths.contactsExport, createExport);
  refuseOtherMethods(app);
  app.get(one, async (c) => {
    const lead = (await findLead(db, idInPath(c))) ?? refuse('not-found');
    return json(c, { contact: toContact(lead) } satisfies ContactAnswer);
  });
}

async function list(c: Context, services: StaffServices, page: Page): Promise<Response> {
  const { limit, cursor, ...filter } = page;
  const { leads, next, total, newest } = await findPage(services, leadFilter(filter), cursor, limit);
  describeForAudit(c, { details: { shown: leads.length } });
  return json(c, {
    contacts: leads.map(({ lead }) => toContact(lead)),
    desks: Object.fromEntries(leads.flatMap(({ lead, desk }) => (desk ? [[lead.id, desk]] : []))),
    next: next && writeCursor({ at: next.createdAt, id: next.id }),
    newest,
    total: Math.min(total, contactsPage.exactTotal),
    totalExact: total <= contactsPage.exactTotal,
  } satisfies ContactsAnswer);
}
