import { queryOptions } from '@tanstack/react-query';
import {
  adminPaths,
  type ContactFilter,
  contactAnswer,
  contactsAnswer,
  type ExportFormat,
  fileAnswer,
} from '#contract/staff/contacts.ts';
import { itemPath, type StaffApi } from '#web/staff/api/staff-api.ts';
import type { PageRequest } from '#web/staff/api/use-pages.ts';
import type { DeskStore } from '#web/staff/desk/store.ts';

/** Maximum number of overdue leads at the top of the list; their own view has all of them. */
const mostOverdue = 5;
/** Leads per further page: anyone who scrolls on wants many. */
const furtherPage = 500;

/** A page of the filter. The first page of the unfiltered list begins with `overdue` overdue leads. */
export async function contactsPageOf(
  { api, store }: { api: StaffApi; store: DeskStore },
  filter: ContactFilter,
  { cursor, ...how }: PageRequest,
) {
  const page = async (asked: ContactFilter & { cursor?: string; limit?: number }) => {
    const answer = await api.request('POST', adminPaths.contactsSearch, contactsAnswer, { body: asked, ...how });
    store.put(answer.desks);
    return answer;
  };
  const isAll = !cursor && Object.keys(filter).length === 0;
  const [answer, late] = await Promise.all([
    page(cursor ? { ...filter, cursor, limit: furtherPage } : filter),
    isAll ? page({ due: 'overdue', limit: mostOverdue }) : null,
  ]);
  const first = late?.contacts ?? [];
  return { ...answer, contacts: [...first, ...answer.contacts], overdue: first.length };
}

/** A lead outside the loaded list: opened by a link, or excluded by the filter. */
export const contactQuery = (api: StaffApi, id: string) =>
  queryOptions({
    queryKey: ['contact', id],
    queryFn: async ({ signal }) =>
      (await api.get(itemPath(adminPaths.contacts, id), contactAnswer, { signal })).contact,
    gcTime: 0,
  });

/** URL of the CSV file for the filter, ready to be downloaded. */
export const contactsFile = async (api: StaffApi, filter: ContactFilter): Promise<string> =>
  api.fileUrl(await api.request('POST', adminPaths.contactsExport, fileAnswer, { body: filter }));

/** The same for the file with every field. */
export const completeFile = async (api: StaffApi, filter: ContactFilter, format: ExportFormat): Promise<string> =>
  api.fileUrl(await api.request('POST', adminPaths.completeExport, fileAnswer, { body: { ...filter, format } }));
