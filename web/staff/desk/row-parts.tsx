import { type ComponentProps, createContext, useContext } from 'react';
import type { Contact } from '#contract/staff/contacts.ts';
import { fullName } from '#web/staff/ui/visitor/full-name.ts';
import { useOverview } from './figures.ts';
import { dueOf, StateTag, waitedFor } from './states.tsx';
import { useDesk, useDeskStore, useIsSelected, useSelection } from './store.ts';

/** The ids of the list, in its order, for ranges. */
export const ListOrder = createContext<readonly string[]>([]);

/** A box to tick without words in sight. */
const Box = (props: ComponentProps<'input'>) => (
  <label className="grid min-h-11 w-8 cursor-pointer place-items-center pointer-fine:min-h-8">
    <input type="checkbox" className="size-4 accent-cobalt" {...props} />
  </label>
);

/** Selects a lead; with Shift all between the last one and it. */
export function RowSelect({ contact }: { contact: Contact }) {
  const store = useDeskStore();
  const order = useContext(ListOrder);
  const selected = useIsSelected(contact.id);
  return (
    <Box
      checked={selected}
      aria-label={`${fullName(contact).slice(0, 100)} auswählen`}
      onChange={({ nativeEvent }) =>
        store.toggle(contact.id, order, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
      }
    />
  );
}

/** Selects all leads that are loaded, or none. */
export function SelectAll() {
  const store = useDeskStore();
  const order = useContext(ListOrder);
  const selected = useSelection();
  const all = order.length > 0 && order.every((id) => selected.has(id));
  return (
    <Box
      checked={all}
      ref={(input) => {
        if (input) input.indeterminate = !all && selected.size > 0;
      }}
      aria-label="Alle geladenen Kontakte auswählen"
      onChange={() => store.select(all ? [] : order)}
    />
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
        <span className="@min-[35rem]:@max-[59rem]:hidden tabular text-[0.86em] whitespace-nowrap text-danger">
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
