import type { Contact } from '#contract/admin.ts';
import { SelectAll } from '../desk/row-parts.tsx';
import { Repeat } from '../repeat.tsx';
import { ContactRow } from './row.tsx';

const columns = ['Datum', 'Name', 'Email', 'Seite', 'Stand', 'Aktionen'];

type Props = {
  rows: Contact[];
  /** Before the first answer: grey lines in the rows' place. */
  loading: boolean;
  /** Rows of the filter before, shown until the new ones arrive. */
  stale: boolean;
  openId: string | null;
  onOpen: (id: string) => void;
};

/** The leads as a table; on a phone each row is a card. Roles are written out because CSS turns rows into grids. */
export function ContactTable({ rows, loading, stale, openId, onOpen }: Props) {
  return (
    <table
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="table"
      aria-labelledby="contacts-title"
      aria-busy={loading || stale}
      className={`block transition-opacity delay-150 ${stale ? 'opacity-55' : ''}`}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <thead role="rowgroup" className="block">
        {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
        <tr role="row" className="lead-row border-b-[1.5px] border-field/50 text-left text-[0.92em] text-muted">
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
      {/* biome-ignore lint/a11y/noRedundantRoles: see above */}
      <tbody role="rowgroup" className="block">
        {loading ? (
          <Repeat times={12}>
            <SkeletonRow />
          </Repeat>
        ) : (
          rows.map((contact) => (
            <ContactRow key={contact.id} contact={contact} open={contact.id === openId} onOpen={onOpen} />
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
