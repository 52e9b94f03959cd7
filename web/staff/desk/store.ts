import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Contact } from '#contract/staff/contacts.ts';
import { type Desk, maxBulk, untouched } from '#contract/staff/desk.ts';

export type DeskStore = ReturnType<typeof createDeskStore>;

/** What a colleague changed on the open lead, as sentences, oldest first; nobody has dismissed it yet. */
type Told = { id: string; sentences: readonly string[] };

/**
 * What lists, the open lead and news from the server all read and write, so that they never say different things: how
 * each lead stands, which are selected, which were erased, and what colleagues did.
 */
export function createDeskStore() {
  const desks = new Map<string, Desk>();
  const listeners = new Set<() => void>();
  let erased: ReadonlySet<string> = new Set();
  /** How often it was heard that leads were erased. */
  let erasures = 0;
  let selected: ReadonlySet<string> = new Set();
  let told: Told | null = null;
  /** Where a range that Shift extends begins. */
  let anchor: string | null = null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const select = (next: Iterable<string>) => {
    selected = new Set([...next].slice(0, maxBulk));
    tell();
  };
  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    desk: (id: string): Desk => desks.get(id) ?? untouched,
    /** Takes what the server said; an older version never replaces a newer one. */
    put(known: Readonly<Record<string, Desk>>) {
      for (const [id, desk] of Object.entries(known)) {
        if (desk.version >= (desks.get(id)?.version ?? 0)) desks.set(id, desk);
      }
      tell();
    },
    erasures: () => erasures,
    hearErased() {
      erasures++;
      tell();
    },
    erased: () => erased,
    putErased(id: string) {
      erased = new Set([...erased, id]);
      desks.delete(id);
      select([...selected].filter((one) => one !== id));
    },
    told: () => told,
    tellOf(id: string, sentences: readonly string[]) {
      told = { id, sentences: [...(told?.id === id ? told.sentences : []), ...sentences] };
      tell();
    },
    dismiss() {
      told = null;
      tell();
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
export function useTold(id: string): readonly string[] {
  const told = useStored((store) => store.told());
  return told?.id === id ? told.sentences : [];
}

export const useIsSelected = (id: string): boolean => useStored((store) => store.selected().has(id));

export const useSelection = (): ReadonlySet<string> => useStored((store) => store.selected());
