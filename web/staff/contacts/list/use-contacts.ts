import { useMemo } from 'react';
import type { Contact, ContactFilter } from '#contract/staff/contacts.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { usePages } from '#web/staff/api/use-pages.ts';
import { contactsPageOf } from '#web/staff/contacts/queries.ts';
import { useDeskStore, useErased } from '#web/staff/desk/store.ts';

export type ContactList = ReturnType<typeof useContacts>;

/**
 * The contacts matching a filter, newest first, or longest waiting first if it asks for waiting ones; without a filter,
 * overdue ones come first. Events report when the list is out of date, so returning to the tab reloads nothing.
 */
export function useContacts(filter: ContactFilter) {
  const { api } = useStaff();
  const store = useDeskStore();
  const erased = useErased();
  const { pages, ...list } = usePages({
    key: ['contacts', filter],
    load: (asked) => contactsPageOf({ api, store }, filter, asked),
    renewed: false,
  });
  const rows = useMemo(() => {
    const byId = new Map<string, Contact>();
    for (const { contacts } of pages ?? []) {
      for (const contact of contacts)
        if (!byId.has(contact.id) && !erased.has(contact.id)) byId.set(contact.id, contact);
    }
    return [...byId.values()];
  }, [pages, erased]);
  const [first] = pages ?? [];
  const last = pages?.at(-1);
  return {
    ...list,
    rows,
    /** Number of rows at the top because they are overdue. */
    overdue: first
      ? first.overdue - first.contacts.slice(0, first.overdue).filter(({ id }) => erased.has(id)).length
      : 0,
    /** Null until the first page arrives. */
    total: last?.total ?? null,
    totalExact: last?.totalExact ?? true,
    /** Id of the newest lead, '' for an empty list; null while loading. */
    newest: first && !list.busy ? (first.newest ?? '') : null,
  };
}
