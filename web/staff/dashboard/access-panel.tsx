import { type ComponentType, lazy, Suspense } from 'react';
import { Repeat } from '#web/staff/ui/repeat.tsx';

type Tab = ComponentType<{ active: boolean }>;

/** Tabs about the desk itself, whose code is fetched when they are first opened. */
const tabs = {
  privacy: lazy(async () => ({ default: (await import('#web/staff/privacy/tab.tsx')).PrivacyTab as Tab })),
  audit: lazy(async () => ({ default: (await import('#web/staff/audit/tab.tsx')).AuditTab as Tab })),
  account: lazy(async () => ({ default: (await import('#web/staff/account/tab.tsx')).AccountTab as Tab })),
} as const;

/** Data protection, audit log, or one's own account. */
export function AccessPanel({ name, active }: { name: keyof typeof tabs; active: boolean }) {
  const Content = tabs[name];
  return (
    <Suspense fallback={<Skeleton />}>
      <Content active={active} />
    </Suspense>
  );
}

const Skeleton = () => (
  <div aria-hidden="true" className="grid max-w-3xl gap-4">
    <span className="skeleton h-8 w-52" />
    <Repeat times={5}>
      <span className="skeleton h-4 w-full" />
    </Repeat>
  </div>
);
