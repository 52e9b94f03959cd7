import { useEffect, useMemo, useState } from 'react';
import { BookingsTab } from '../bookings/tab.tsx';
import { type ListFilter, readFilter, writeFilter } from '../contacts/filter.ts';
import { ContactsTab } from '../contacts/tab.tsx';
import { useStaff } from '../staff-context.ts';
import { texts } from '../texts.ts';
import type { ChangeAddress } from '../use-address.ts';
import { useLoad } from '../use-load.ts';
import { WhitePapersTab } from '../white-papers/tab.tsx';
import { AccessTabs, isAccessTab } from './access-tabs.tsx';
import { StaffFrame } from './frame.tsx';
import { Notices } from './notices.tsx';
import { Statistics } from './statistics.tsx';
import { panelId, type TabName, Tabs, tabId, tabNamed } from './tabs.tsx';

type Props = { parameters: URLSearchParams; onChange: ChangeAddress; onLogOut: () => void };

/** The dashboard: figures, notices and the tabs. The tab stands in the address. */
export function Dashboard({ parameters, onChange: change, onLogOut }: Props) {
  const { api, session } = useStaff();
  const tab = tabNamed(parameters.get('tab'));
  const [opened, setOpened] = useState<readonly TabName[]>([tab]);
  const filter = useMemo(() => readFilter(parameters), [parameters]);
  const statistics = useLoad(api.statistics);

  useEffect(() => {
    document.title = `${texts.tabs[tab]} · ${texts.area}`;
    setOpened((before) => (before.includes(tab) ? before : [...before, tab]));
  }, [tab]);

  const setFilter = (changes: Partial<ListFilter>) =>
    change((address) => writeFilter(address, { ...readFilter(address), ...changes }));
  const select = (name: TabName) =>
    change((address) => {
      address.delete('lead');
      if (name === 'contacts') address.delete('tab');
      else address.set('tab', name);
    });

  return (
    <StaffFrame user={session.username} onLogOut={onLogOut} tabs={<Tabs selected={tab} onSelect={select} />}>
      <Notices statistics={statistics.data} onMailsChanged={statistics.reload} />
      {!isAccessTab(tab) && (
        <Statistics
          {...statistics}
          selectedSource={tab === 'contacts' ? filter.source : ''}
          onSource={(source) => {
            if (tab !== 'contacts') select('contacts');
            setFilter({ source: source === filter.source ? '' : source });
          }}
        />
      )}
      <section id={panelId('contacts')} role="tabpanel" aria-labelledby={tabId('contacts')} hidden={tab !== 'contacts'}>
        <ContactsTab
          active={tab === 'contacts'}
          parameters={parameters}
          onChange={change}
          sources={statistics.data?.sources ?? []}
          onRefresh={statistics.reload}
        />
      </section>
      <section id={panelId('bookings')} role="tabpanel" aria-labelledby={tabId('bookings')} hidden={tab !== 'bookings'}>
        {opened.includes('bookings') && <BookingsTab active={tab === 'bookings'} onChange={change} />}
      </section>
      <section
        id={panelId('whitepapers')}
        role="tabpanel"
        aria-labelledby={tabId('whitepapers')}
        hidden={tab !== 'whitepapers'}
      >
        {opened.includes('whitepapers') && <WhitePapersTab active={tab === 'whitepapers'} />}
      </section>
      <AccessTabs selected={tab} />
    </StaffFrame>
  );
}
