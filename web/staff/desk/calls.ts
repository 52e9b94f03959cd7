import type { ContactFilter } from '#contract/staff/contacts.ts';
import {
  type BulkAnswer,
  type BulkItem,
  type Desk,
  type DeskAnswer,
  type DeskChange,
  type DeskConflict,
  type DeskOverview,
  deskPaths,
  type LeadDeskAnswer,
  type NoteInput,
} from '#contract/staff/desk.ts';
import { CallFailed, filterQuery, type StaffApi } from '#web/staff/api.ts';

const lead = (id: string) => `${deskPaths.leads}/${encodeURIComponent(id)}`;

/** The desk's calls; each throws CallFailed. `background` calls do not keep the session alive. */
export function deskCalls({ call }: Pick<StaffApi, 'call'>) {
  return {
    overview: async (signal?: AbortSignal, background = false) =>
      (await call(deskPaths.overview, { signal, background })) as DeskOverview,
    lead: async (id: string, signal?: AbortSignal, background = false) =>
      (await call(lead(id), { signal, background })) as LeadDeskAnswer,
    change: async (id: string, change: DeskChange): Promise<Desk> =>
      ((await call(lead(id), { method: 'PATCH', body: change })) as DeskAnswer).desk,
    bulk: async (items: BulkItem[]) => (await call(deskPaths.bulk, { method: 'POST', body: { items } })) as BulkAnswer,
    addNote: async (id: string, note: NoteInput): Promise<Desk> =>
      ((await call(`${lead(id)}/notes`, { method: 'POST', body: note })) as DeskAnswer).desk,
    deleteNote: (id: string, note: string) =>
      call(`${lead(id)}/notes/${encodeURIComponent(note)}`, { method: 'DELETE' }),
    /** How many leads of the filter came after this one ('' for all). */
    newer: async (filter: ContactFilter, after: string, signal: AbortSignal): Promise<number> => {
      const query = filterQuery(filter).replace(/^\?/, '&');
      const path = `${deskPaths.news}?after=${encodeURIComponent(after)}${query}`;
      return ((await call(path, { signal, background: true })) as { count: number }).count;
    },
    /** Address of a CSV file of these leads. */
    exportUrl: async (ids: readonly string[]): Promise<string> =>
      ((await call(deskPaths.export, { method: 'POST', body: { ids } })) as { url: string }).url,
  };
}

/** What stands now, where a change came too late; null for any other failure. */
export function conflictOf(error: unknown): Desk | null {
  if (!(error instanceof CallFailed) || error.status !== 409) return null;
  return (error.problem as Partial<DeskConflict> | null)?.current ?? null;
}

/** An id for something new, unique without asking the server. */
export function madeId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
