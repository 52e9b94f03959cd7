import { memo, useLayoutEffect, useRef } from 'react';
import type { Contact } from '#contract/staff/contacts.ts';
import { lookOf } from '#web/staff/desk/states.tsx';
import { useDesk } from '#web/staff/desk/store.ts';
import { isOnRow } from '#web/staff/ui/list/is-on-row.ts';
import { fullName } from '#web/staff/ui/visitor/full-name.ts';
import { Cell, Cells } from './row-cells.tsx';
import { useWholeRow } from './use-whole-row.ts';

type Props = {
  contact: Contact;
  /**
   * Its index among the loaded leads, its height in pixels, and that of the rows missing between it and the one before
   * in the document.
   */
  index: number;
  height: number;
  gap: number;
  /** Whether it has the focus, or is about to. */
  kept: boolean;
  /** Milliseconds since 1970: answers that were due by then are overdue. */
  now: number;
  open: boolean;
  /** Whether it is the last of the overdue leads at the top: a line separates them from the others. */
  lastOverdue: boolean;
  onOpen: (id: string) => void;
  /** Observes the row's height. */
  measure: (row: HTMLElement | null) => void;
  isScrolling: () => boolean;
};

/** One lead in the list; its button does by keyboard what a click on the row does. */
export const ContactRow = memo(function ContactRow({
  contact,
  index,
  height,
  gap,
  kept,
  now,
  open,
  lastOverdue,
  onOpen,
  measure,
  isScrolling,
}: Props) {
  const row = useRef<HTMLTableRowElement>(null);
  const whole = useWholeRow(row, isScrolling, kept);
  useLayoutEffect(() => {
    if (whole) measure(row.current);
    return () => measure(null);
  }, [whole, measure]);
  const desk = useDesk(contact);
  return (
    <tr
      // biome-ignore lint/a11y/noRedundantRoles: display: grid removes the row's role
      role="row"
      ref={row}
      data-index={index}
      aria-rowindex={index + 2}
      style={whole ? { marginTop: gap } : { marginTop: gap, height }}
      aria-current={open || undefined}
      data-look={lookOf(contact, desk, now)}
      onClick={(event) => {
        if (isOnRow(event)) onOpen(contact.id);
      }}
      className={`lead-row relative cursor-pointer ${lastOverdue ? 'border-b-[1.5px] border-text' : 'border-b border-line'} hover:bg-paper focus-within:bg-cobalt-wash aria-[current]:bg-cobalt-wash`}
    >
      {whole ? (
        <Cells contact={contact} desk={desk} now={now} onOpen={onOpen} />
      ) : (
        <Cell name="name" className="whitespace-nowrap">
          <bdi>{fullName(contact).slice(0, 40)}</bdi>
        </Cell>
      )}
    </tr>
  );
});
