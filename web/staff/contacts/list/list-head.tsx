import { useState } from 'react';
import type { ContactFilter } from '#contract/staff/contacts.ts';
import { failureOf } from '#web/staff/api/call.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { germanNumber } from '#web/staff/berlin-time.ts';
import { contactsFile } from '#web/staff/contacts/queries.ts';
import { DownloadButton } from '#web/staff/ui/download-button.tsx';
import { Icon } from '#web/staff/ui/icon.tsx';
import { LoadError } from '#web/staff/ui/load-error.tsx';
import type { ContactList } from './use-contacts.ts';

type Props = { list: ContactList; filter: ContactFilter; onRefresh: () => void };

/** How many there are, and what can be done with all of them. */
export function ListHead({ list: { total, totalExact }, filter, onRefresh }: Props) {
  const { api } = useStaff();
  const [exportError, setExportError] = useState<string | null>(null);
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2">
        <h1 id="contacts-title" className="mr-auto text-[1.6rem] max-sm:w-full" aria-live="polite">
          Kontakte
          {total !== null && <span className="tabular"> ({countOf(total, totalExact)})</span>}
        </h1>
        <button
          type="button"
          onClick={onRefresh}
          className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-muted hover:bg-sand hover:text-text"
        >
          <Icon name="refresh" />
          <span className="max-sm:sr-only">Aktualisieren</span>
        </button>
        <DownloadButton
          address={() => contactsFile(api, filter)}
          title="Alle Kontakte des aktuellen Filters als CSV-Datei"
          onError={(error) => setExportError(failureOf(error))}
        >
          CSV-Export
        </DownloadButton>
      </div>
      {exportError && (
        <div className="mb-3">
          <LoadError title="Der CSV-Export ist nicht gelungen." detail={exportError} />
        </div>
      )}
    </>
  );
}

/** '1.284', or 'über 10.000' where the server stopped counting. */
function countOf(total: number, exact: boolean): string {
  return exact ? germanNumber(total) : `über ${germanNumber(total)}`;
}
