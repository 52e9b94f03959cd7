import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Contact } from '#contract/staff/contacts.ts';
import { type Desk, type LeadDeskAnswer, maxBulk, untouched } from '#contract/staff/desk.ts';

/** How leads stand, by their ids. */
type KnownDesks = Readonly<Record<string, Desk>>;
export type DeskStore = ReturnType<typeof createDeskStore>;

/**
 * What lists, the open lead and news from the server all read and write, so that they never say different things: how
 * each lead stands, which are selected, which were erased, and what colleagues did.
 */
export function createDeskStore(client: QueryClient) {
  const desks = new Map<string, Desk>();
  const listeners = new Set<() => void>();
  let erased: ReadonlySet<string> = new Set();
  /** How often it was heard that leads were erased. */
  let erasures = 0;
  let selected: ReadonlySet<string> = new Set();
  /** What a colleague changed on the open lead, oldest first; nobody has dismissed it yet. */
  let notice: { id: string; sentences: readonly string[] } | null = null;
  /** Where a range that Shift extends begins. */
  let anchor: string | null = null;
  const notify = () => {
    for (const listener of listeners) listener();
  };
  const select = (next: Iterable<string>) => {
    selected = new Set([...next].slice(0, maxBulk));
    notify();
  };
  /** Takes what the server said; an older version never replaces a newer one. */
  function put(known: KnownDesks) {
    for (const [id, desk] of Object.entries(known)) {
      if (desk.version >= (desks.get(id)?.version ?? 0)) desks.set(id, desk);
    }
    notify();
  }
  const reload = (...ids: readonly string[]) => {
    for (const id of ids) void client.invalidateQueries({ queryKey: ['lead-desk', id] });
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    desk: (id: string): Desk => desks.get(id) ?? untouched,
    put,
    /** Takes over how leads stand now; what is shown of those that others know more of is loaded anew. */
    learn(known: KnownDesks) {
      put(known);
      for (const [id, { version }] of Object.entries(known)) {
        const shown = client.getQueryData<LeadDeskAnswer>(['lead-desk', id]);
        if (shown && shown.desk.version < version) reload(id);
      }
    },
    /** Loads anew what is shown of leads, because somebody changed them. */
    reload,
    /** Some leads were erased, nobody knows which. */
    reloadAll: () => void client.invalidateQueries({ queryKey: ['lead-desk'] }),
    /** Counts anew, after what one did. */
    recount() {
      void client.invalidateQueries({ queryKey: ['statistics'] });
      void client.invalidateQueries({ queryKey: ['overview'] });
    },
    erasures: () => erasures,
    hearErased() {
      erasures++;
      notify();
    },
    erased: () => erased,
    putErased(id: string) {
      erased = new Set([...erased, id]);
      desks.delete(id);
      select([...selected].filter((one) => one !== id));
    },
    notice: () => notice,
    addNotice(id: string, sentences: readonly string[]) {
      notice = { id, sentences: [...(notice?.id === id ? notice.sentences : []), ...sentences] };
      notify();
    },
    dismiss() {
      notice = null;
      notify();
    },
    selected: () => selected,
    /** Selects or deselects a lead; with `range` all from the last one to it, in the order of the list. */
    toggle(id: string, order: readonly string[], range = false) {
      const next = new Set(selected);
      const on = !next.has(id);
      const [from, to] = [anchor ? order.indexOf(anchor) : -1, order.indexOf(id)];
      const touched = range && from >= 0 && to >= 0 ? order.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
      for (const one of touched) on ? next.add(one) : next.delete(one);
      anchor = id;
      select(next);
    },
    select,
  };
}

export const DeskContext = createContext<DeskStore | null>(null);

export function useDeskStore(): DeskStore {
  const store = useContext(DeskContext);
  if (!store) throw new Error('useDeskStore outside of the dashboard');
  return store;
}

function useStored<T>(read: (store: DeskStore) => T): T {
  const store = useDeskStore();
  return useSyncExternalStore(store.subscribe, () => read(store));
}

/** How a lead stands, kept up to date. */
export const useDesk = ({ id }: Pick<Contact, 'id'>): Desk => useStored((store) => store.desk(id));

/** Grows with each sign that leads were erased. */
export const useErasures = (): number => useStored((store) => store.erasures());

/** Leads that were found to be erased while they were on the screen. */
export const useErased = (): ReadonlySet<string> => useStored((store) => store.erased());

/** What colleagues changed on this lead and nobody has dismissed. */
export function useNotice(id: string): readonly string[] {
  const notice = useStored((store) => store.notice());
  return notice?.id === id ? notice.sentences : [];
}

export const useIsSelected = (id: string): boolean => useStored((store) => store.selected().has(id));

export const useSelection = (): ReadonlySet<string> => useStored((store) => store.selected());
