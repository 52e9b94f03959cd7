import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import * as v from 'valibot';
import { useAddress, useOpenLead, useTabs, useWordlessAddress } from '#web/staff/address.ts';
import { useStaff } from '#web/staff/api/staff-api.ts';
import { useLoaded } from '#web/staff/api/use-loaded.ts';
import { statisticsQuery, useOverview } from '#web/staff/desk/figures.ts';
import { useSelection } from '#web/staff/desk/store.ts';
import { cameFromLogin } from '#web/staff/login/return-path.ts';
import { ReadOnlyNotice } from '#web/staff/ui/may.tsx';
import { UndoBar, withdrawUndo } from '#web/staff/ui/undo.tsx';
import { StaffFrame } from './frame.tsx';
import { MailNotice, mailProblem } from './notices.tsx';
import { Panels } from './panels.tsx';
import { SessionEndDialog } from './session-end-dialog.tsx';
import { tabNamed, tabsOf } from './tab-names.ts';
import { type Badge, Tabs } from './tabs.tsx';
import { useDeskNews } from './use-desk-news.ts';
import { useFocusRestoration } from './use-focus-restoration.ts';
import { useScrollRestoration } from './use-scroll-restoration.ts';

/** The dashboard: the tabs with their badges, and the shown tab, which the URL names. */
export function Dashboard({ onLogOut }: { onLogOut: () => void }) {
  const { api, session } = useStaff();
  const [parameters] = useAddress();
  const { openId } = useOpenLead();
  const { state } = useLocation();
  const showTab = useTabs();
  const tab = openId === null ? tabNamed(parameters.get('tab'), session.role) : 'contacts';
  const statistics = useLoaded(statisticsQuery(api)).data;
  const isAnySelected = useSelection().size > 0;
  const { overdue = 0, new: fresh = 0, appointments = 0 } = useOverview()?.counts ?? {};
  useWordlessAddress();
  useDeskNews();
  useScrollRestoration();
  useFocusRestoration();
  useEffect(() => withdrawUndo, []);
  // Closing an appointment comes back to the entry of the login, which is not fresh then.
  const [isFresh] = useState(() => v.is(cameFromLogin, state));
  useEffect(() => {
    // The focused button disappeared with the login page.
    if (isFresh && document.activeElement === document.body)
      document.getElementById('content')?.focus({ preventScroll: true });
  }, [isFresh]);

  const leads: Badge = overdue > 0 ? { count: overdue, of: 'überfällig', urgent: true } : { count: fresh, of: 'neu' };
  return (
    <StaffFrame
      user={session.username}
      onLogOut={onLogOut}
      alert={mailProblem(statistics)}
      tabs={
        <Tabs
          names={tabsOf(session.role)}
          selected={tab}
          onSelect={showTab}
          badges={{
            contacts: leads,
            bookings: { count: appointments, of: 'heute' },
            outbox: { count: statistics?.parkedMails ?? 0, of: 'nicht zugestellt', urgent: true },
          }}
        />
      }
      notice={
        <MailNotice
          statistics={statistics}
          onOutbox={(list) =>
            showTab('outbox', (address) => (list === 'parked' ? address.set('mails', list) : address.delete('mails')))
          }
        />
      }
    >
      {/* Before a list that may be thousands of rows long. */}
      <UndoBar className={isAnySelected ? 'bottom-28' : 'bottom-4'} />
      {tab !== 'account' && <ReadOnlyNotice />}
      <Panels shown={tab} />
      <SessionEndDialog />
    </StaffFrame>
  );
}
