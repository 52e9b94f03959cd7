import { queryOptions } from '@tanstack/react-query';
import type { ContactFilter } from '#contract/staff/contacts.ts';
import { fileAnswer } from '#contract/staff/contacts.ts';
import {
  type BulkItem,
  bulkAnswer,
  type Desk,
  type DeskChange,
  deskAnswer,
  deskPaths,
  leadDeskAnswer,
  type NoteInput,
  newsAnswer,
} from '#contract/staff/desk.ts';
import { isRefusedWith } from '#web/staff/api/call.ts';
import { itemPath, type StaffApi } from '#web/staff/api/staff-api.ts';
import type { DeskStore } from './store.ts';

const lead = (id: string) => itemPath(deskPaths.leads, id);

/**
 * Notes, history and person of a lead. The first load is the user's; reloads are background calls, triggered by others'
 * changes.
 */
export const leadDeskQuery = (api: StaffApi, store: DeskStore, id: string) =>
  queryOptions({
    queryKey: ['lead-desk', id],
    queryFn: async ({ client, queryKey, signal }) => {
      const background = client.getQueryData(queryKey) !== undefined;
      try {
        const answer = await api.get(lead(id), leadDeskAnswer, { signal, background });
        store.put({ [id]: answer.desk });
        return answer;
      } catch (error) {
        if (isRefusedWith(404, error)) store.putErased(id);
        throw error;
      }
    },
    // Each time a lead is opened, it is loaded again.
    gcTime: 0,
  });

export const changeDesk = async (api: StaffApi, id: string, change: DeskChange): Promise<Desk> =>
  (await api.request('PATCH', lead(id), deskAnswer, { body: change })).desk;
export const changeDesks = (api: StaffApi, items: BulkItem[]) =>
  api.request('POST', deskPaths.bulk, bulkAnswer, { body: { items } });
export const addNote = async (api: StaffApi, id: string, note: NoteInput): Promise<Desk> =>
  (await api.request('POST', `${lead(id)}/notes`, deskAnswer, { body: note })).desk;
export const deleteNote = (api: StaffApi, id: string, note: string) =>
  api.send('DELETE', itemPath(`${lead(id)}/notes`, note));

/** Number of leads matching the filter that arrived after this one ('' counts all). */
export async function countNewer(api: StaffApi, filter: ContactFilter, after: string, signal: AbortSignal) {
  const asked = { body: { ...filter, after }, signal, background: true };
  return (await api.request('POST', deskPaths.news, newsAnswer, asked)).count;
}

/** URL of a CSV file of these leads. */
export const selectionFile = async (api: StaffApi, ids: readonly string[]) =>
  api.fileUrl(await api.request('POST', deskPaths.export, fileAnswer, { body: { ids } }));
