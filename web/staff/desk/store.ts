import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Contact } from '#contract/staff/contacts.ts';
import { type Desk, type DeskOverview, maxBulk, untouched } from '#contract/staff/desk.ts';

export type DeskStore = ReturnType<typeof createDeskStore>;

/**
 * What the screen knows of the desk: how each lead stands, which are selected, and who works here. Lists, the open lead
 * and news from the server all read and write it, so that they never say different things.
 */
export function createDeskStore() {
  const desks = new Map<string, Desk>();
  /** How often others were heard to have changed a lead's notes. */
  const noted = new Map<string, number>();
  /** How often it was heard that leads were erased, and those of which it is known. */
  let erasures = 0;
  let erased: ReadonlySet<string> = new Set();
  const listeners = new Set<() => void>();
  let selected: ReadonlySet<string> = new Set();
  let overview: DeskOverview | null = null;
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
    noted: (id: string): number => noted.get(id) ?? 0,
    hearNotes(ids: readonly string[]) {
      for (const id of ids) noted.set(id, (noted.get(id) ?? 0) + 1);
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
    selected: () => selected,
    overview: () => overview,
    setOverview(next: DeskOverview) {
      overview = next;
      tell();
    },
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

/** How a lead stands, kept up to date. */
export function useDesk({ id }: Pick<Contact, 'id'>): Desk {
  const store = useDeskStore();
  return useSyncExternalStore(store.subscribe, () => store.desk(id));
}

/** Grows with each note that is written on a lead or taken back. */
export function useNoted({ id }: Pick<Contact, 'id'>): number {
  const store = useDeskStore();
  return useSyncExternalStore(store.subscribe, () => store.noted(id));
}

/** Grows with each sign that leads were erased. */
export function useErasures(): number {
  const store = useDeskStore();
  return useSyncExternalStore(store.subscribe, store.erasures);
}

/** Leads that were found to be erased while they were on the screen. */
export function useErased(): ReadonlySet<string> {
  const store = useDeskStore();
  return useSyncExternalStore(store.subscribe, store.erased);
}

export function useIsSelected(id: string): boolean {
  const store = useDeskStore();
  return useSyncExternalStore(store.subscribe, () => store.selected().has(id));
}

export function useSelection(): ReadonlySet<string> {
  const store = useDeskStore();
  return useSyncExternalStore(store.subscribe, store.selected);
}

/** Who works here and how much is due; null until it is loaded. */
export function useOverview(): DeskOverview | null {
  const store = useDeskStore();
  return useSyncExternalStore(store.subscribe, store.overview);
}
