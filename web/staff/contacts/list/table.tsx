import { type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { useOverview } from '#web/staff/desk/figures.ts';
import { SelectAll } from '#web/staff/desk/row-parts.tsx';
import { Repeat } from '#web/staff/ui/repeat.tsx';
import { ContactRow } from './row.tsx';
import type { ContactList } from './use-contacts.ts';
import { useRowWindow } from './use-row-window.ts';

/** The columns by grid area (`styles/leads.css`). */
const columns = [
  ['date', 'Datum'],
  ['name', 'Name'],
  ['email', 'Email'],
  ['page', 'Seite'],
  ['state', 'Stand'],
  ['age', 'Alter'],
  ['actions', 'Aktionen'],
] as const;

/** Focuses a lead's row, or only scrolls it into view, wherever it is in the list. */
export type TableHandle = { focus: (id: string) => void; show: (id: string) => void };

type Props = {
  list: ContactList;
  openId: string | null;
  onOpen: (id: string) => void;
  /** Height in pixels of the page head that covers the window's upper edge. */
  headHeight: number;
  ref?: Ref<TableHandle>;
};

/**
 * The leads as a virtualised table: only the rows in view are in the document; on phones each row is a card. Roles are
 * explicit because CSS turns rows into grids; row counts and indexes tell assistive technology about the missing rows.
 */
export function ContactTable({ list, openId, onOpen, headHeight, ref }: Props) {
  const { rows, overdue, total, totalExact, busy } = list;
  /** Before the first answer: skeleton rows. */
  const loading = total === null && busy;
  /** Rows of the previous filter, shown until the new ones arrive. */
  const stale = !loading && (busy || list.error !== null);
  const body = useRef<HTMLTableSectionElement>(null);
  const { shown, height, above, measure, isScrolling, focusRow, showRow, onFocus, onBlur } = useRowWindow(
    rows,
    body,
    headHeight,
  );
  useImperativeHandle(ref, () => ({ focus: focusRow, show: showRow }), [focusRow, showRow]);
  const overview = useOverview();
  // Updated every minute with the overview: what was due becomes overdue, and ages grow.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  const now = useMemo(() => Date.now(), [overview]);
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
      <thead role="rowgroup" className="z-10 block bg-white" style={{ top: headHeight }}>
        <tr
          // biome-ignore lint/a11y/noRedundantRoles: see above
          role="row"
          aria-rowindex={1}
          className="lead-row border-b-[1.5px] border-text text-left text-[0.8125rem] text-muted"
        >
          {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
          <th role="columnheader" scope="col" className="lead-select">
            <SelectAll />
          </th>
          {columns.map(([name, column]) => (
            <th
              key={name}
              // biome-ignore lint/a11y/noRedundantRoles: see above
              role="columnheader"
              scope="col"
              className={`lead-${name} truncate font-medium ${name === 'age' || name === 'actions' ? 'text-right' : ''}`}
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
        // The virtualiser itself compensates for rows higher than estimated.
        className="flow-root [overflow-anchor:none]"
        style={loading ? undefined : { height, paddingTop: above }}
        onFocus={onFocus}
        onBlur={onBlur}
      >
        {loading ? (
          <Repeat times={20}>
            <SkeletonRow />
          </Repeat>
        ) : (
          shown.map(({ contact, ...place }) => (
            <ContactRow
              key={contact.id}
              contact={contact}
              {...place}
              measure={measure}
              isScrolling={isScrolling}
              now={now}
              lastOverdue={place.index === overdue - 1}
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
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in a skeleton row takes focus
    <tr aria-hidden="true" className="lead-row border-b border-line">
      {columns.map(([name]) => (
        <td key={name} className={`lead-${name}`}>
          {name !== 'actions' && <span className="skeleton block h-3 w-4/5" />}
        </td>
      ))}
    </tr>
  );
}
