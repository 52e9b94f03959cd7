import { Activity, type ComponentType, lazy, Suspense, useState } from 'react';
import { ContactsTab } from '#web/staff/contacts/tab.tsx';
import { GreyLines } from '#web/staff/ui/repeat.tsx';
import { type TabName, tabNames } from './tab-names.ts';
import { panelId, tabId } from './tabs.tsx';

/** The contacts are loaded with the page, the code of the other tabs when they are first opened. */
const contents: Record<TabName, ComponentType> = {
  contacts: ContactsTab,
  bookings: lazy(async () => ({ default: (await import('#web/staff/bookings/tab.tsx')).BookingsTab })),
  newsletter: lazy(async () => ({ default: (await import('#web/staff/newsletter/tab.tsx')).NewsletterTab })),
  whitepapers: lazy(async () => ({ default: (await import('#web/staff/white-papers/tab.tsx')).WhitePapersTab })),
  origins: lazy(async () => ({ default: (await import('#web/staff/origins/tab.tsx')).OriginsTab })),
  outbox: lazy(async () => ({ default: (await import('#web/staff/outbox/tab.tsx')).OutboxTab })),
  imports: lazy(async () => ({ default: (await import('#web/staff/imports/tab.tsx')).ImportsTab })),
  privacy: lazy(async () => ({ default: (await import('#web/staff/privacy/tab.tsx')).PrivacyTab })),
  audit: lazy(async () => ({ default: (await import('#web/staff/audit/tab.tsx')).AuditTab })),
  accounts: lazy(async () => ({ default: (await import('#web/staff/accounts/tab.tsx')).AccountsTab })),
  programs: lazy(async () => ({ default: (await import('#web/staff/programs/tab.tsx')).ProgramsTab })),
  account: lazy(async () => ({ default: (await import('#web/staff/account/tab.tsx')).AccountTab })),
};

/**
 * The tabs opened so far. Hidden ones keep what was typed into them, but neither subscribe nor fetch; when shown again,
 * they reload what may have changed.
 */
export function Panels({ shown }: { shown: TabName }) {
  const [opened, setOpened] = useState<readonly TabName[]>([shown]);
  if (!opened.includes(shown)) setOpened([...opened, shown]);
  return tabNames.map((name) => {
    const Content = contents[name];
    return (
      <section
        key={name}
        id={panelId(name)}
        role="tabpanel"
        aria-labelledby={tabId(name)}
        tabIndex={-1}
        hidden={name !== shown}
        className="outline-none"
      >
        {opened.includes(name) && (
          <Activity mode={name === shown ? 'visible' : 'hidden'}>
            <Suspense fallback={<GreyLines times={6} className="max-w-3xl" />}>
              <Content />
            </Suspense>
          </Activity>
        )}
      </section>
    );
  });
}
