import { useState } from 'react';
import type { ContactFilter } from '#contract/staff/contacts.ts';
import type { StatisticsAnswer } from '#contract/staff/statistics.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { Figures } from '#web/staff/contacts/figures/figures.tsx';
import { MoreFigures, MoreFiguresButton } from '#web/staff/contacts/figures/more-figures.tsx';
import { contactsFile } from '#web/staff/contacts/queries.ts';
import { DownloadButton } from '#web/staff/ui/download-button.tsx';
import { TabHead } from '#web/staff/ui/list/tab-head.tsx';
import { StaffButton } from '#web/staff/ui/staff-button.tsx';
import { StaffIcon } from '#web/staff/ui/staff-icon.tsx';
import { CompleteExport } from './complete-export.tsx';
import type { ContactList } from './use-contacts.ts';

type Props = {
  list: ContactList;
  filter: ContactFilter;
  statistics: { data: StatisticsAnswer | null; error: string | null; reload: () => void };
  /** Whether a lead is open beside the list, which leaves less room. */
  isNarrow: boolean;
  /** Before the first lead there is nothing to count or export. */
  isFirstDay: boolean;
  selectedSource: string;
  onSource: (source: string) => void;
  onRefresh: () => void;
};

/** The number of leads, the overall figures, and the actions for the listed leads. */
export function ListHead(props: Props) {
  const { list, filter, statistics, isNarrow, isFirstDay, selectedSource, onSource, onRefresh } = props;
  const { api } = useStaff();
  const [expanded, setExpanded] = useState(false);
  if (isFirstDay) return <TabHead id="contacts-title" title="Kontakte" total={0} />;
  return (
    <>
      <TabHead
        id="contacts-title"
        title="Kontakte"
        total={list.total}
        exact={list.totalExact}
        figures={
          <div className="flex items-center gap-5 max-sm:hidden">
            <Figures data={statistics.data} isNarrow={isNarrow} />
            {!isNarrow && (
              <div className="max-lg:hidden">
                <MoreFiguresButton data={statistics.data} expanded={expanded} onExpand={setExpanded} />
              </div>
            )}
          </div>
        }
      >
        <div className={isNarrow ? 'hidden' : 'lg:hidden'}>
          <MoreFiguresButton data={statistics.data} expanded={expanded} onExpand={setExpanded} />
        </div>
        <StaffButton look="icon" aria-label="Aktualisieren" title="Aktualisieren" onClick={onRefresh}>
          <StaffIcon name="refresh" />
        </StaffButton>
        <DownloadButton
          address={() => contactsFile(api, filter)}
          title="Alle Kontakte des aktuellen Filters als CSV-Datei"
          failed="Der CSV-Export ist nicht gelungen."
        >
          CSV-Export
        </DownloadButton>
        <CompleteExport filter={filter} isNarrow={isNarrow} />
      </TabHead>
      {(expanded || statistics.error) && !isNarrow && (
        <MoreFigures {...statistics} selectedSource={selectedSource} onSource={onSource} />
      )}
    </>
  );
}
