import { type Ref, useImperativeHandle, useRef } from 'react';
import { SelectAll } from '#web/staff/desk/row-parts.tsx';
import { Repeat } from '#web/staff/ui/repeat.tsx';
import { ContactRow } from './row.tsx';
import type { ContactList } from './use-contacts.ts';
import { useRowWindow } from './use-row-window.ts';

const columns = ['Datum', 'Name', 'Email', 'Seite', 'Stand', 'Aktionen'];

/** Moves the keyboard to a lead's row, or only brings it into view, wherever it is in the list. */
export type TableHandle = { focus: (id: string) => void; show: (id: string) => void };

type Props = {
  list: ContactList;
  openId: string | null;
  onOpen: (id: string) => void;
  ref?: Ref<TableHandle>;
};

/**
 * The leads as a table of which only the rows in view are in the document; on a phone each row is a card. Roles are
 * written out because CSS turns rows into grids; counts and places tell assistive technology of the rows that are not
 * there.
 */
export function ContactTable({ list, openId, onOpen, ref }: Props) {
  const { rows, overdue, total, totalExact, busy } = list;
  /** Before the first answer: grey lines in the rows' place. */
  const loading = total === null && busy;
  /** Rows of the filter before, shown until the new ones arrive. */
  const stale = !loading && (busy || list.error !== null);
  const body = useRef<HTMLTableSectionElement>(null);
  const { shown, height, measure, focusRow, showRow, onFocus, onBlur } = useRowWindow(rows, body);
  useImperativeHandle(ref, () => ({ focus: focusRow, show: showRow }), [focusRow, showRow]);
  if (!loading && rows.length === 0) return null;
  return (
    <table
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="table"
      aria-labelledby="contacts-title"
      aria-busy={loading || stale}
      aria-rowcount={total === null || !totalExact ? -1 : total + 1}
      className={`block transition-opacity delay-150 ${stale ? 'opacity-55' : ''}`}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead role="rowgroup" className="sticky top-0 z-10 block bg-white">
        <tr
          // biome-ignore lint/a11y/noRedundantRoles: see above
          role="row"
          aria-rowindex={1}
          // Cards need no heads, but screen readers do.
          className="lead-row border-b-[1.5px] border-field/50 text-left text-[0.92em] text-muted @max-[35rem]:sr-only"
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <th role="columnheader" scope="col">
            <SelectAll />
          </th>
          {columns.map((column) => (
            <th
              key={column}
              // biome-ignore lint/a11y/noRedundantRoles: see above
              role="columnheader"
              scope="col"
              className="py-2 pr-4 font-semibold last:pr-2 last:text-right"
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody
        ref={body}
        // biome-ignore lint/a11y/noRedundantRoles: see above
        role="rowgroup"
        // Rows that turn out higher than expected are made up for by the list itself.
        className="relative block [overflow-anchor:none]"
        style={loading ? undefined : { height }}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {loading ? (
          <Repeat times={12}>
            <SkeletonRow />
          </Repeat>
        ) : (
          shown.map(({ index, top, contact }) => (
            <ContactRow
              key={contact.id}
              ref={measure}
              contact={contact}
              index={index}
              top={top}
              lastOverdue={index === overdue - 1}
              open={contact.id === openId}
              onOpen={onOpen}
            />
          ))
        )}
      </tbody>
    </table>
  );
}

function SkeletonRow() {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a grey line takes focus
    <tr aria-hidden="true" className="lead-row border-b border-line">
      {['w-4 ml-2', 'w-24', 'w-40', 'w-48', 'w-32', 'w-14', 'ml-auto w-16 mr-2'].map((width) => (
        <td key={width} className="flex h-11 min-w-0 items-center pr-4 last:pr-0">
          <span className={`skeleton h-3 max-w-full ${width}`} />
        </td>
      ))}
    </tr>
  );
}
