import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { BookingsTab } from '#web/staff/bookings/tab.tsx';
import { type ListFilter, readFilter, writeFilter } from '#web/staff/contacts/filter/filter.ts';
import { ContactsTab } from '#web/staff/contacts/tab.tsx';
import { useOverview, useSelection } from '#web/staff/desk/store.ts';
import { NewsletterTab } from '#web/staff/newsletter/tab.tsx';
import { OutboxTab } from '#web/staff/outbox/tab.tsx';
import { useStaff } from '#web/staff/staff-context.ts';
import { texts } from '#web/staff/texts.ts';
import { UndoBar, withdrawUndo } from '#web/staff/undo.tsx';
import type { ChangeAddress } from '#web/staff/use-address.ts';
import { useLoad } from '#web/staff/use-load.ts';
import { WhitePapersTab } from '#web/staff/white-papers/tab.tsx';
import { AccessPanel } from './access-panel.tsx';
import { StaffFrame } from './frame.tsx';
import { MailNotice } from './notices.tsx';
import { Statistics } from './statistics.tsx';
import { panelId, type TabName, Tabs, tabId, tabNamed, tabNames } from './tabs.tsx';
import { useDeskNews } from './use-desk-news.ts';

const OriginsTab = lazy(() => import('#web/staff/origins/tab.tsx').then(({ OriginsTab }) => ({ default: OriginsTab })));

type Props = { parameters: URLSearchParams; onChange: ChangeAddress; onLogOut: () => void };

/** The dashboard: figures, notices and the tabs. The tab stands in the address. */
export function Dashboard({ parameters, onChange: change, onLogOut }: Props) {
  const { api, session } = useStaff();
  const tab = tabNamed(parameters.get('tab'));
  const [opened, setOpened] = useState<ReadonlySet<TabName>>(new Set([tab]));
  const filter = useMemo(() => readFilter(parameters), [parameters]);
  const statistics = useLoad(api.statistics);
  const { signs, recount } = useDeskNews();
  const selected = useSelection().size > 0;
  const overdue = useOverview()?.counts.overdue ?? 0;

  useEffect(() => {
    document.title = `${texts.tabs[tab]} · ${texts.area}`;
    setOpened((before) => (before.has(tab) ? before : new Set([...before, tab])));
  }, [tab]);

  const setFilter = (changes: Partial<ListFilter>) =>
    change((address) => writeFilter(address, { ...readFilter(address), ...changes }));
  const select = (name: TabName) =>
    change((address) => {
      address.delete('lead');
      if (name === 'contacts') address.delete('tab');
      else address.set('tab', name);
    });
  const openOutbox = (list: 'parked' | 'pending') =>
    change((address) => {
      address.delete('lead');
      address.set('tab', 'outbox');
      if (list === 'parked') address.set('mails', list);
      else address.delete('mails');
    });
  useEffect(() => withdrawUndo, []);
  const refresh = () => {
    statistics.reload();
    recount();
  };
  const panels: Record<TabName, () => React.ReactNode> = {
    contacts: () => (
      <ContactsTab
        active={tab === 'contacts'}
        parameters={parameters}
        onChange={change}
        sources={statistics.data?.sources ?? []}
        onRefresh={refresh}
        signs={signs}
      />
    ),
    bookings: () => <BookingsTab active={tab === 'bookings'} onChange={change} />,
    whitepapers: () => <WhitePapersTab active={tab === 'whitepapers'} />,
    newsletter: () => <NewsletterTab parameters={parameters} onChange={change} active={tab === 'newsletter'} />,
    origins: () => (
      <Suspense>
        <OriginsTab parameters={parameters} onChange={change} active={tab === 'origins'} />
      </Suspense>
    ),
    outbox: () => (
      <OutboxTab
        parameters={parameters}
        onChange={change}
        active={tab === 'outbox'}
        onMailsChanged={statistics.reload}
      />
    ),
    privacy: () => <AccessPanel name="privacy" active={tab === 'privacy'} />,
    audit: () => <AccessPanel name="audit" active={tab === 'audit'} />,
    account: () => <AccessPanel name="account" active={tab === 'account'} />,
  };
  const badges = { contacts: overdue, outbox: statistics.data?.parkedMails ?? 0 };

  return (
    <StaffFrame
      user={session.username}
      onLogOut={onLogOut}
      tabs={<Tabs selected={tab} onSelect={select} badges={badges} />}
    >
      {(tab === 'contacts' || tab === 'whitepapers') && (
        <>
          <Statistics
            {...statistics}
            selectedSource={tab === 'contacts' ? filter.source : ''}
            onSource={(source) => {
              if (tab !== 'contacts') select('contacts');
              setFilter({ source: source === filter.source ? '' : source });
            }}
          />
          <MailNotice statistics={statistics.data} onOutbox={openOutbox} />
        </>
      )}
      {tabNames.map((name) => (
        <section key={name} id={panelId(name)} role="tabpanel" aria-labelledby={tabId(name)} hidden={tab !== name}>
          {opened.has(name) && panels[name]()}
        </section>
      ))}
      <UndoBar className={selected ? 'bottom-28' : 'bottom-4'} />
    </StaffFrame>
  );
}
