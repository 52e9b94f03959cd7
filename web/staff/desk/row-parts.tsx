import { type ComponentProps, createContext, useContext } from 'react';
import type { Contact } from '#contract/staff/contacts.ts';
import type { Desk } from '#contract/staff/desk.ts';
import { fullName } from '#web/staff/ui/visitor/full-name.ts';
import { StateTag } from './states.tsx';
import { useDeskStore, useIsSelected, useSelection } from './store.ts';

/** The list's ids in order, for range selection. */
export const ListOrder = createContext<readonly string[]>([]);

/** A checkbox without a visible label. */
const Box = (props: ComponentProps<'input'>) => (
  <label className="-ml-2 grid size-(--tool) cursor-pointer place-items-center">
    <input type="checkbox" className="size-3.75 accent-cobalt" {...props} />
  </label>
);

/** Selects a lead; with Shift, all from the one selected last to this one. */
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

/** Selects all loaded leads, or none. */
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

/** A lead's state and owner. */
export function RowDesk({ contact, desk, now }: { contact: Contact; desk: Desk; now: number }) {
  return (
    <span className="flex min-w-0 items-center gap-x-2">
      <StateTag contact={contact} desk={desk} now={now} />
      {desk.owner && (
        <bdi className="lead-owner min-w-0 truncate text-muted" title={`Zuständig: ${desk.owner.name}`}>
          {desk.owner.name}
        </bdi>
      )}
    </span>
  );
}
