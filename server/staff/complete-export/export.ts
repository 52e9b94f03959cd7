import type { Context } from 'hono';
import * as v from 'valibot';
import { adminPaths, exportFormats } from '#contract/staff/contacts.ts';
import { json } from '#server/http/answer/json.ts';
import { readJson } from '#server/http/request/read-json.ts';
import { filterInput, leadFilter } from '#server/staff/contacts/filter.ts';
import { findPage } from '#server/staff/contacts/find-page.ts';
import { notesOfLeads } from '#server/staff/desk/lead-repository.ts';
import { fileDownload, newDownload } from '#server/staff/one-time-download.ts';
import { recordedFilter } from '#server/staff/recording/recorded-filter.ts';
import type { StaffServices } from '#server/staff/services.ts';
import { completeLead } from './fields.ts';
import { writers } from './writers.ts';

const purpose = 'complete-export';
/** Leads in memory at a time. */
const pageSize = 500;
export const completeExportInput = v.object({
  ...filterInput.entries,
  format: v.picklist(exportFormats, 'format.invalid'),
});

/** POST: a URL for this filter and format that works once. */
export async function createCompleteExport(c: Context): Promise<Response> {
  const input = await readJson(c, completeExportInput);
  const { format, ...filter } = input;
  const details = { ...recordedFilter(filter), format };
  const name = await newDownload(c, purpose, input, { details, format });
  return json(c, { url: `${adminPaths.completeExport}/${name}` });
}

/** GET: every field of the filter's leads, with their desk and notes, in the order of the list. */
export function downloadCompleteExport(services: StaffServices) {
  return fileDownload(services.database.db, purpose, {
    name: 'leads-complete',
    input: completeExportInput,
    format: ({ format }) => format,
    write: ({ format, ...filter }) => writers[format](leadsOf(services, filter)),
  });
}

async function* leadsOf(services: StaffServices, input: v.InferOutput<typeof filterInput>) {
  const { db, engine } = services.database;
  const filter = leadFilter(input);
  let after: Parameters<typeof findPage>[2];
  do {
    const { leads, next } = await findPage(services, filter, after, pageSize, 0);
    const ids = leads.map(({ lead }) => lead.id);
    const notes = Map.groupBy(await notesOfLeads(db, engine, ids), ({ lead_id }) => lead_id);
    for (const listed of leads) yield completeLead(listed, notes.get(listed.lead.id) ?? []);
    after = next ?? undefined;
  } while (after);
}
