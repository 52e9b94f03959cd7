import type { ContactFilter } from '#contract/staff/contacts.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { contactsFile } from '#web/staff/contacts/queries.ts';
import { DownloadButton } from '#web/staff/ui/download-button.tsx';
import { LineIcon } from '#web/staff/ui/line-icon.tsx';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import type { ContactList } from './use-contacts.ts';

type Props = { list: ContactList; filter: ContactFilter; onRefresh: () => void };

/** How many there are, and what can be done with all of them. */
export function ListHead({ list: { total, totalExact }, filter, onRefresh }: Props) {
  const { api } = useStaff();
  return (
    <TabHead id="contacts-title" title="Kontakte" total={total} exact={totalExact}>
      <button
        type="button"
        onClick={onRefresh}
        className="inline-flex min-h-11 items-center gap-2 rounded-control px-3 font-semibold text-muted hover:bg-sand hover:text-text"
      >
        <LineIcon name="refresh" />
        <span className="max-sm:sr-only">Aktualisieren</span>
      </button>
      <DownloadButton
        address={() => contactsFile(api, filter)}
        title="Alle Kontakte des aktuellen Filters als CSV-Datei"
        failed="Der CSV-Export ist nicht gelungen."
      >
        CSV-Export
      </DownloadButton>
    </TabHead>
  );
}
