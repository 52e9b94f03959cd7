import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useRootData } from '#web/root-data.ts';
import { Brand } from '#web/staff/ui/brand.tsx';
import { MenuContext, menuButtonId } from '#web/staff/ui/menu.tsx';
import { KeyNotes } from '#web/staff/ui/shortcuts/key-notes.tsx';
import { sidebarMinWidth, useMinWidth } from '#web/staff/ui/use-min-width.ts';
import { SampleNotice } from './notices.tsx';

type Props = {
  tabs?: ReactNode;
  /** Notices below the tabs. */
  notice?: ReactNode;
  /** The same as text, for the button that opens the sidebar. */
  alert?: string | null;
  user?: string;
  onLogOut?: () => void;
  children: ReactNode;
};

/** The dashboard's frame: user and tabs in a dark sidebar or, on narrow screens, behind a button. */
export function StaffFrame({ tabs, notice, alert = null, user, onLogOut, children }: Props) {
  const { company } = useRootData();
  const [asked, setAsked] = useState(false);
  const hasRoom = useMinWidth(sidebarMinWidth);
  const isMenu = asked && !hasRoom;
  const side = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isMenu) return;
    side.current?.querySelector<HTMLElement>('[aria-selected=true], button')?.focus();
    const listen = (event: KeyboardEvent) => event.key === 'Escape' && setAsked(false);
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
      document.getElementById(menuButtonId)?.focus();
    };
  }, [isMenu]);

  return (
    <div className="staff desk">
      <div className="min-h-dvh bg-white desk:grid desk:grid-cols-[12.25rem_minmax(0,1fr)]">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: only observes clicks on its buttons */}
        <header
          ref={side}
          data-open={isMenu}
          className="side on-ink"
          onClick={({ target }) => target instanceof Element && target.closest('button') && setAsked(false)}
        >
          <Brand name={company.name} className="px-2 pb-2 text-base" />
          {tabs}
          <div className="mt-auto px-2.5">{notice}</div>
          <KeyNotes />
          {user && (
            <div className="px-2.5 pt-3 text-[0.8125rem]">
              <p className="truncate" title={user}>
                Willkommen, <bdi className="text-white">{user}</bdi>
              </p>
              <button
                type="button"
                onClick={onLogOut}
                className="tool-target underline underline-offset-4 hover:text-white"
              >
                Abmelden
              </button>
            </div>
          )}
        </header>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape does the same */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same */}
        <div className="curtain" onClick={() => setAsked(false)} />
        <MenuContext value={{ open: () => setAsked(true), alert }}>
          <main id="content" tabIndex={-1} inert={isMenu} className="min-w-0">
            <SampleNotice />
            {children}
          </main>
        </MenuContext>
      </div>
    </div>
  );
}
