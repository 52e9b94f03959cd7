import { useEffect, useEffectEvent, useRef } from 'react';
import { useDeskStore } from '#web/staff/desk/store.ts';
import { useShared } from '#web/ui/use-shared.ts';
import type { ContactList } from './use-contacts.ts';

/**
 * Loads the list anew: when it is asked to, and by itself where nobody is busy with it. `area` is where somebody may
 * be.
 */
export function useQuietList(list: ContactList, openId: string | null) {
  const store = useDeskStore();
  const area = useRef<HTMLDivElement>(null);

  /** New leads come into the list while nobody points at, writes in or has scrolled it. @returns whether they do */
  function showNews(): boolean {
    const element = area.current;
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

  /** Resolves when the list is there anew. */
  function refresh(): Promise<void> {
    store.recount();
    return list.reload();
  }
  return { area, showNews, refresh };
}
