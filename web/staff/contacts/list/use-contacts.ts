import { useCallback } from 'react';
import type { Contact, ContactFilter } from '#contract/staff/contacts.ts';
import { useStaff } from '#web/staff/staff-context.ts';
import { type PageOf, type Pages, usePages } from '#web/staff/use-pages.ts';

/** `newest` is the id of the newest lead, '' for an empty list; `overdue` of the rows stand first because they are late. */
type ContactPage = PageOf<Contact> & { newest: string; overdue: number };
export type ContactList = Pages<Contact, ContactPage>;

/** Leads that wait too long are shown before all others, so many at most; their own view has all of them. */
const mostOverdue = 5;
/** Leads that come with each further page: whoever scrolls on wants many. */
const furtherPage = 500;

/**
 * The contacts for a filter, newest first, or the longest waiting where it asks for those that wait; before them, where nothing is
 * filtered, those that wait too long. `filter` must be stable.
 */
export function useContacts(filter: ContactFilter) {
  const { api } = useStaff();
  const load = useCallback(
    async (cursor: string | null, signal: AbortSignal, background: boolean): Promise<ContactPage> => {
      const all = !cursor && Object.keys(filter).length === 0;
      const [{ contacts, ...page }, late] = await Promise.all([
        api.contacts(filter, cursor ? { cursor, limit: furtherPage } : {}, { signal, background }),
        all ? api.contacts({ due: 'overdue' }, { limit: mostOverdue }, { signal, background }) : null,
      ]);
      const first = late?.contacts ?? [];
      const rows = [...first, ...contacts.filter(({ id }) => !first.some((one) => one.id === id))];
      return { ...page, rows, newest: page.newest ?? '', overdue: first.length };
    },
    [api, filter],
  );
  return usePages<Contact, ContactPage>(load);
}
