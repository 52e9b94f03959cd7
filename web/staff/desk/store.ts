import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Contact } from '#contract/staff/contacts.ts';
import { type Desk, emptyDesk, type LeadDeskAnswer, maxBulk } from '#contract/staff/desk.ts';
import { loadAnew } from '#web/staff/api/query-client.ts';
import { sharedValue } from '#web/ui/shared-value.ts';
import { useShared } from '#web/ui/use-shared.ts';

/** Desk states by lead id. */
type KnownDesks = Readonly<Record<string, Desk>>;
type Notice = { id: string; sentences: readonly string[] };
export type DeskStore = ReturnType<typeof createDeskStore>;

/**
 * State shared by lists, the open lead and events from the server, so that they never disagree: each lead's desk, the
 * selection, erased leads, and changes by colleagues.
 */
export function createDeskStore(client: QueryClient) {
  const desks = sharedValue<ReadonlyMap<string, Desk>>(new Map());
  /** Leads that turned out to be erased while they were shown. */
  const erased = sharedValue<ReadonlySet<string>>(new Set());
  /** How many events reported erased leads. */
  const erasures = sharedValue(0);
  const selected = sharedValue<ReadonlySet<string>>(new Set());
  /** A colleague's changes to the open lead, oldest first, until dismissed. */
  const notice = sharedValue<Notice | null>(null);
  /** Where a range extended with Shift begins. */
  let anchor: string | null = null;

  const select = (next: Iterable<string>) => selected.set(new Set([...next].slice(0, maxBulk)));
  const reload = (...ids: readonly string[]) => {
    for (const id of ids) void loadAnew(client, ['lead-desk', id]);
  };
  /** Stores desks from the server; an older version never replaces a newer one. */
  function put(known: KnownDesks) {
    const next = new Map(desks.get());
    for (const [id, desk] of Object.entries(known)) {
      if (desk.version >= (next.get(id)?.version ?? 0)) next.set(id, desk);
    }
    desks.set(next);
  }
  return {
    desks,
    erased,
    erasures,
    selected,
    notice,
    select,
    put,
    /** Reloads the details of leads that somebody changed. */
    reload,
    /** Leads were erased; the event does not say which. */
    reloadAll: () => void loadAnew(client, ['lead-desk']),
    desk: (id: string): Desk => desks.get().get(id) ?? emptyDesk,
    /** Stores desks from the server, and reloads shown leads whose details are older. */
    learn(known: KnownDesks) {
      put(known);
      for (const [id, { version }] of Object.entries(known)) {
        const shown = client.getQueryData<LeadDeskAnswer>(['lead-desk', id]);
        if (shown && shown.desk.version < version) reload(id);
      }
    },
    /** Refetches the counts after the user's own change. */
    recount() {
      void loadAnew(client, ['statistics']);
      void loadAnew(client, ['overview']);
    },
    putErased(id: string) {
      erased.set(new Set([...erased.get(), id]));
      select([...selected.get()].filter((one) => one !== id));
    },
    addNotice(id: string, sentences: readonly string[]) {
      const before = notice.get();
      notice.set({ id, sentences: [...(before?.id === id ? before.sentences : []), ...sentences] });
    },
    dismiss: () => notice.set(null),
    /** Selects or deselects a lead; with `range`, all from the last one to it, in list order. */
    toggle(id: string, order: readonly string[], range = false) {
      const next = new Set(selected.get());
      const on = !next.has(id);
      const [from, to] = [anchor ? order.indexOf(anchor) : -1, order.indexOf(id)];
      const touched = range && from >= 0 && to >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      for (const one of touched) on ? next.add(one) : next.delete(one);
      anchor = id;
      select(next);
    },
  };
}

export const DeskContext = createContext<DeskStore | null>(null);

export function useDeskStore(): DeskStore {
  const store = useContext(DeskContext);
  if (!store) throw new Error('useDeskStore outside of the dashboard');
  return store;
}

/** A lead's desk, kept up to date. */
export function useDesk({ id }: Pick<Contact, 'id'>): Desk {
  const { desks, desk } = useDeskStore();
  return useSyncExternalStore(desks.subscribe, () => desk(id));
}

export function useIsSelected(id: string): boolean {
  const { selected } = useDeskStore();
  return useSyncExternalStore(selected.subscribe, () => selected.get().has(id));
}

/** Colleagues' changes to this lead that were not dismissed. */
export function useNotice(id: string): readonly string[] {
  const notice = useShared(useDeskStore().notice);
  return notice?.id === id ? notice.sentences : [];
}

export const useErased = (): ReadonlySet<string> => useShared(useDeskStore().erased);
export const useSelection = (): ReadonlySet<string> => useShared(useDeskStore().selected);
