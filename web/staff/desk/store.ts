import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Contact } from '#contract/staff/contacts.ts';
import { type Desk, type LeadDeskAnswer, maxBulk, untouched } from '#contract/staff/desk.ts';
import { loadAnew } from '#web/staff/api/load-anew.ts';
import { sharedValue } from '#web/ui/shared-value.ts';
import { useShared } from '#web/ui/use-shared.ts';

/** How leads stand, by their ids. */
type KnownDesks = Readonly<Record<string, Desk>>;
type Notice = { id: string; sentences: readonly string[] };
export type DeskStore = ReturnType<typeof createDeskStore>;

/**
 * What lists, the open lead and news from the server all read and write, so that they never say different things: how
 * each lead stands, which are selected, which were erased, and what colleagues did.
 */
export function createDeskStore(client: QueryClient) {
  const desks = sharedValue<ReadonlyMap<string, Desk>>(new Map());
  /** Leads that were found to be erased while they were on the screen. */
  const erased = sharedValue<ReadonlySet<string>>(new Set());
  /** How often it was heard that leads were erased. */
  const erasures = sharedValue(0);
  const selected = sharedValue<ReadonlySet<string>>(new Set());
  /** What a colleague changed on the open lead, oldest first; nobody has dismissed it yet. */
  const notice = sharedValue<Notice | null>(null);
  /** Where a range that Shift extends begins. */
  let anchor: string | null = null;

  const select = (next: Iterable<string>) => selected.set(new Set([...next].slice(0, maxBulk)));
  const reload = (...ids: readonly string[]) => {
    for (const id of ids) void loadAnew(client, ['lead-desk', id]);
  };
  /** Takes what the server said; an older version never replaces a newer one. */
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
    /** Loads anew what is shown of leads, because somebody changed them. */
    reload,
    /** Some leads were erased, nobody knows which. */
    reloadAll: () => void loadAnew(client, ['lead-desk']),
    desk: (id: string): Desk => desks.get().get(id) ?? untouched,
    /** Takes over how leads stand now; what is shown of those that others know more of is loaded anew. */
    learn(known: KnownDesks) {
      put(known);
      for (const [id, { version }] of Object.entries(known)) {
        const shown = client.getQueryData<LeadDeskAnswer>(['lead-desk', id]);
        if (shown && shown.desk.version < version) reload(id);
      }
    },
    /** Counts anew, after what one did. */
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
    /** Selects or deselects a lead; with `range` all from the last one to it, in the order of the list. */
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

/** How a lead stands, kept up to date. */
export function useDesk({ id }: Pick<Contact, 'id'>): Desk {
  const { desks, desk } = useDeskStore();
  return useSyncExternalStore(desks.subscribe, () => desk(id));
}

export function useIsSelected(id: string): boolean {
  const { selected } = useDeskStore();
  return useSyncExternalStore(selected.subscribe, () => selected.get().has(id));
}

/** What colleagues changed on this lead and nobody has dismissed. */
export function useNotice(id: string): readonly string[] {
  const notice = useShared(useDeskStore().notice);
  return notice?.id === id ? notice.sentences : [];
}

export const useErased = (): ReadonlySet<string> => useShared(useDeskStore().erased);
export const useSelection = (): ReadonlySet<string> => useShared(useDeskStore().selected);
