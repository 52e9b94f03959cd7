import { useEffect } from 'react';
import { useAddress, useOpenLead, useTabs } from '#web/staff/address.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { readFilter, writeFilter } from '#web/staff/contacts/filter/filter.ts';
import { statisticsQuery, useOverview } from '#web/staff/desk/figures.ts';
import { useSelection } from '#web/staff/desk/store.ts';
import { ReadOnlyNotice } from '#web/staff/ui/may.tsx';
import { UndoBar, withdrawUndo } from '#web/staff/ui/undo.tsx';
import { StaffFrame } from './frame.tsx';
import { MailNotice } from './notices.tsx';
import { Panels } from './panels.tsx';
import { Statistics } from './statistics.tsx';
import { tabNamed, tabsOf } from './tab-names.ts';
import { Tabs } from './tabs.tsx';
import { useDeskNews } from './use-desk-news.ts';
import { useOwnScroll } from './use-own-scroll.ts';

/** The dashboard: figures, notices and the tabs. The tab stands in the address. */
export function Dashboard({ onLogOut }: { onLogOut: () => void }) {
  const { api, session } = useStaff();
  const [parameters, change] = useAddress();
  const { openId } = useOpenLead();
  const showTab = useTabs();
  const tab = openId === null ? tabNamed(parameters.get('tab'), session.role) : 'contacts';
  const filter = readFilter(parameters);
  const statistics = useLoaded(statisticsQuery(api));
  const isAnySelected = useSelection().size > 0;
  const overdue = useOverview()?.counts.overdue ?? 0;
  useDeskNews();
  useOwnScroll();
  useEffect(() => withdrawUndo, []);

  function showSource(source: string) {
    const apply = (address: URLSearchParams) =>
      writeFilter(address, { ...filter, source: source === filter.source ? '' : source });
    if (tab === 'contacts') change(apply);
    else showTab('contacts', apply);
  }

  return (
    <StaffFrame
      user={session.username}
      onLogOut={onLogOut}
      tabs={
        <Tabs
          names={tabsOf(session.role)}
          selected={tab}
          onSelect={showTab}
          badges={{ contacts: overdue, outbox: statistics.data?.parkedMails ?? 0 }}
        />
      }
    >
      {tab !== 'account' && <ReadOnlyNotice />}
      {(tab === 'contacts' || tab === 'whitepapers') && (
        <>
          <Statistics {...statistics} selectedSource={tab === 'contacts' ? filter.source : ''} onSource={showSource} />
          <MailNotice
            statistics={statistics.data}
            onOutbox={(list) =>
              showTab('outbox', (address) => (list === 'parked' ? address.set('mails', list) : address.delete('mails')))
            }
          />
        </>
      )}
      <Panels shown={tab} />
      <UndoBar className={isAnySelected ? 'bottom-28' : 'bottom-4'} />
    </StaffFrame>
  );
}
