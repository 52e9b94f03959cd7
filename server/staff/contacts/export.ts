import type { Context } from 'hono';
import { adminPaths } from '#contract/staff/contacts.ts';
import { json } from '#server/http/answer/json.ts';
import { readJson } from '#server/http/request/read-json.ts';
import type { Position } from '#server/staff/lead-index/filter.ts';
import { fileDownload, newDownload } from '#server/staff/one-time-download.ts';
import type { StaffServices } from '#server/staff/services.ts';
import { filterInput, leadFilter } from './filter.ts';

const purpose = 'contacts-export';
/** Leads in memory at a time; each page costs a query and a message from the thread. */
const pageSize = 1000;

/** POST: a URL for this filter that works once. */
export async function createExport(c: Context): Promise<Response> {
  const input = await readJson(c, filterInput);
  return json(c, { url: `${adminPaths.contactsExport}/${await newDownload(c, purpose, input)}` });
}

/** GET: the file, created outside the thread that serves visitors; leads that arrive meanwhile are left out. */
export function downloadExport({ database: { db }, leadReader }: StaffServices) {
  return fileDownload(db, purpose, {
    name: 'leads-export',
    input: filterInput,
    async *write(input) {
      const filter = leadFilter(input);
      for (let after: Position | null = null; ; ) {
        const page: Awaited<ReturnType<typeof leadReader.csvPage>> = await leadReader.csvPage(filter, after, pageSize);
        // A page may be empty if its leads have been erased meanwhile.
        if (page.text) yield page.text;
        after = page.next;
        if (!after) return;
      }
    },
  });
}
