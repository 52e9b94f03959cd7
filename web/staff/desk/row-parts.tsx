import { createContext, useContext } from 'react';
import type { Contact } from '#contract/staff/contacts.ts';
import { fullName } from '#web/staff/ui/visitor/full-name.ts';
import { useOverview } from './figures.ts';
import { dueOf, StateTag, waitedFor } from './states.tsx';
import { useDesk, useDeskStore, useIsSelected, useSelection } from './store.ts';

/** The ids of the list, in its order, for ranges. */
export const ListOrder = createContext<readonly string[]>([]);

const box = 'grid min-h-11 w-8 cursor-pointer place-items-center pointer-fine:min-h-8';

/** Selects a lead; with Shift all between the last one and it. */
export function RowSelect({ contact }: { contact: Contact }) {
  const store = useDeskStore();
  const order = useContext(ListOrder);
  const selected = useIsSelected(contact.id);
  return (
    <label className={box}>
      <input
        type="checkbox"
        checked={selected}
        aria-label={`${fullName(contact).slice(0, 100)} auswählen`}
        className="size-4 accent-cobalt"
        onChange={(event) => {
          const { nativeEvent } = event;
          store.toggle(contact.id, order, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey);
        }}
      />
    </label>
  );
}

/** Selects all leads that are loaded, or none. */
export function SelectAll() {
  const store = useDeskStore();
  const order = useContext(ListOrder);
  const selected = useSelection();
  const all = order.length > 0 && order.every((id) => selected.has(id));
  return (
    <label className={box}>
      <input
        type="checkbox"
        checked={all}
        ref={(input) => {
          if (input) input.indeterminate = !all && selected.size > 0;
        }}
        aria-label="Alle geladenen Kontakte auswählen"
        className="size-4 accent-cobalt"
        onChange={() => store.select(all ? [] : order)}
      />
    </label>
  );
}

/** How the lead stands, and with whom. */
export function RowDesk({ contact }: { contact: Contact }) {
  const desk = useDesk(contact);
  // Comes anew each minute: what was due becomes late.
  useOverview();
  const due = dueOf(contact, desk, Date.now());
  return (
    <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-0.5">
      <StateTag contact={contact} desk={desk} />
      {due?.when === 'overdue' && (
        <span className="late-since tabular text-[0.86em] whitespace-nowrap text-danger">
          seit {waitedFor(due.at, Date.now())}
        </span>
      )}
      {desk.owner && (
        <bdi className="min-w-0 truncate text-[0.86em] text-muted" title={`Zuständig: ${desk.owner.name}`}>
          {desk.owner.name}
        </bdi>
      )}
    </span>
  );
}
