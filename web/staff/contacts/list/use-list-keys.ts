import { type RefObject, useMemo } from 'react';
import type { Contact } from '#contract/staff/contacts.ts';
import { useDeskStore } from '#web/staff/desk/store.ts';
import type { TableHandle } from './table.tsx';

type Props = {
  rows: readonly Contact[];
  openId: string | null;
  step: (id: string) => void;
  close: () => void;
  table: RefObject<TableHandle | null>;
};

/**
 * Keyboard actions of the list: next or previous lead, select, mail, dismiss. `order` holds the list's ids, for ranges.
 */
export function useListKeys({ rows, openId, step: openNext, close, table }: Props) {
  const store = useDeskStore();
  const order = useMemo(() => rows.map(({ id }) => id), [rows]);
  const current = () => openId ?? focusedLead();

  function step(by: 1 | -1) {
    const at = order.indexOf(current() ?? '');
    const target = order[at < 0 ? 0 : at + by];
    if (!target) return;
    // Beside an open lead, its row scrolls into view without taking focus.
    if (openId) {
      openNext(target);
      table.current?.show(target);
    } else table.current?.focus(target);
  }
  /** Follows the mail link of the open lead, otherwise that of the focused row. */
  function mail() {
    const row = document.activeElement?.closest('tr');
    (openId ? document.querySelector('.panel') : row)?.querySelector<HTMLElement>('[data-mail]')?.click();
  }
  function select() {
    const id = current();
    if (id) store.toggle(id, order);
  }
  /** @returns whether there was anything to close or deselect */
  function letGo(): boolean {
    if (openId) close();
    else if (store.selected.get().size > 0) store.select([]);
    else return false;
    return true;
  }
  return { order, step, select, mail, letGo };
}

/** The lead whose row has focus. */
function focusedLead(): string | null {
  return document.activeElement?.closest('tr')?.querySelector<HTMLElement>('[data-lead]')?.dataset.lead ?? null;
}
