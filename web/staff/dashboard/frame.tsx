import type { ReactNode } from 'react';
import { useRootData } from '#web/root-data.ts';
import { SampleNotice } from './notices.tsx';

type Props = { tabs?: ReactNode; user?: string; onLogOut?: () => void; children: ReactNode };

/** Around the dashboard: who is logged in and the tabs, on ink at the side or, on narrow screens, above. */
export function StaffFrame({ tabs, user, onLogOut, children }: Props) {
  const { company } = useRootData();
  return (
    <div className="staff desk">
      <div className="min-h-dvh bg-white lg:grid lg:grid-cols-[13.5rem_minmax(0,1fr)]">
        <header className="on-ink flex flex-wrap items-center gap-x-4 gap-y-1 bg-ink-2 px-4 py-2 text-mist sm:px-6 lg:sticky lg:top-0 lg:h-dvh lg:flex-col lg:items-stretch lg:gap-4 lg:px-3 lg:py-5">
          <p className="mr-auto max-w-full truncate sm:max-w-[45%] font-display font-semibold text-white lg:mr-0 lg:max-w-none lg:px-3.5">
            {company.name}
          </p>
          <div className="max-lg:order-last max-lg:w-full lg:mb-auto">
            <div className="min-h-11">{tabs}</div>
          </div>
          <div className="flex min-h-11 min-w-0 items-center gap-x-4 max-sm:w-full lg:flex-col lg:items-start lg:px-3.5">
            {user && (
              <>
                <p className="min-w-0 truncate max-sm:mr-auto lg:max-w-full" title={user}>
                  Willkommen, <bdi className="text-white">{user}</bdi>
                </p>
                <button
                  type="button"
                  onClick={onLogOut}
                  className="min-h-11 shrink-0 underline underline-offset-4 hover:text-white"
                >
                  Abmelden
                </button>
              </>
            )}
          </div>
        </header>
        <main id="content" tabIndex={-1} className="min-w-0 px-4 py-5 sm:px-6 lg:px-8 lg:py-6">
          <SampleNotice />
          {children}
        </main>
      </div>
    </div>
  );
}
