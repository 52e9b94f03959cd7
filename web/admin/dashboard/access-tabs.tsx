import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { Repeat } from '../repeat.tsx';
import { panelId, type TabName, tabId } from './tabs.tsx';

type Tab = ComponentType<{ active: boolean }>;

/** Tabs whose code is fetched when they are first opened; they then stay as they were left. */
const tabs = {
  privacy: lazy(async () => ({ default: (await import('../privacy/tab.tsx')).PrivacyTab as Tab })),
  audit: lazy(async () => ({ default: (await import('../audit/tab.tsx')).AuditTab as Tab })),
  account: lazy(async () => ({ default: (await import('../account/tab.tsx')).AccountTab as Tab })),
} as const satisfies Partial<Record<TabName, unknown>>;
const names = Object.keys(tabs) as (keyof typeof tabs)[];

/** Tabs about leads; the others are about the desk itself. */
export type DeskTab = Exclude<TabName, keyof typeof tabs>;
export const isDeskTab = (name: TabName): name is DeskTab => !(name in tabs);

/** Data protection, audit log, own account. */
export function AccessTabs({ selected }: { selected: TabName }) {
  const [opened, setOpened] = useState<readonly TabName[]>([selected]);
  useEffect(() => {
    setOpened((before) => (before.includes(selected) ? before : [...before, selected]));
  }, [selected]);
  return names.map((name) => {
    const Content = tabs[name];
    const active = name === selected;
    return (
      <section key={name} id={panelId(name)} role="tabpanel" aria-labelledby={tabId(name)} hidden={!active}>
        {(active || opened.includes(name)) && (
          <Suspense fallback={<Skeleton />}>
            <Content active={active} />
          </Suspense>
        )}
      </section>
    );
  });
}

const Skeleton = () => (
  <div aria-hidden="true" className="grid max-w-3xl gap-4">
    <span className="skeleton h-8 w-52" />
    <Repeat times={5}>
      <span className="skeleton h-4 w-full" />
    </Repeat>
  </div>
);
