import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { recount } from '#web/staff/desk/figures.ts';
import { useDeskStore, useErasures } from '#web/staff/desk/store.ts';
import type { ContactList } from './use-contacts.ts';

/**
 * Loads the list anew: when it is asked to, and by itself where nobody is busy with it. `area` is where somebody may
 * be.
 */
export function useQuietList(list: ContactList, openId: string | null) {
  const client = useQueryClient();
  const store = useDeskStore();
  const area = useRef<HTMLDivElement>(null);

  /** New leads come into the list while nobody points at, writes in or has scrolled it. @returns whether they do */
  function showNews(): boolean {
    const element = area.current;
    if (!element || openId || store.selected().size > 0 || element.getBoundingClientRect().top < 0) return false;
    if (element.matches(':hover') || element.contains(document.activeElement)) return false;
    void list.reload({ background: true });
    return true;
  }

  const erasures = useErasures();
  const forgetErased = useEffectEvent(showNews);
  useEffect(() => {
    if (erasures > 0) forgetErased();
  }, [erasures]);

  function refresh() {
    void list.reload();
    recount(client);
  }
  return { area, showNews, refresh };
}
