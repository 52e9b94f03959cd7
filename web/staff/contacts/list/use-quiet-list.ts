import { useEffect, useEffectEvent, useRef } from 'react';
import { useDeskStore } from '#web/staff/desk/store.ts';
import { useShared } from '#web/ui/use-shared.ts';
import type { ContactList } from './use-contacts.ts';

/**
 * Reloads the list on request, and automatically if nobody is using it. `area` is the element that somebody may be
 * using.
 */
export function useQuietList(list: ContactList, openId: string | null) {
  const store = useDeskStore();
  const area = useRef<HTMLDivElement>(null);

  /** Shows new leads unless somebody points at the list, types in it or has scrolled it. @returns whether it does */
  function showNews(): boolean {
    const element = area.current;
    // An empty list holds nothing that could move.
    if (list.rows.length === 0) {
      void list.reload({ background: true });
      return true;
    }
    if (!element || openId || store.selected.get().size > 0 || element.getBoundingClientRect().top < 0) return false;
    if (element.matches(':hover') || element.contains(document.activeElement)) return false;
    void list.reload({ background: true });
    return true;
  }

  const erasures = useShared(store.erasures);
  const forgetErased = useEffectEvent(showNews);
  useEffect(() => {
    if (erasures > 0) forgetErased();
  }, [erasures]);

  /** Resolves when the list is reloaded. */
  function refresh(): Promise<void> {
    store.recount();
    return list.reload();
  }
  return { area, showNews, refresh };
}
