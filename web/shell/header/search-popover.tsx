import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { SearchForm } from './search-form.tsx';

/** The search item of the navigation: opens the field below the header. A popover, so it needs no JavaScript. */
export function SearchPopover() {
  const texts = useShellTexts().search;
  const panel = useRef<HTMLDivElement>(null);
  const { key } = useLocation();

  // biome-ignore lint/correctness/useExhaustiveDependencies: closes on every navigation
  useEffect(() => panel.current?.hidePopover(), [key]);

  return (
    <div className="@max-[59rem]:hidden">
      <button
        type="button"
        popoverTarget="site-search"
        className="flex size-11 items-center justify-center text-mist transition-colors hover:text-white"
      >
        <Icon name="search" />
        <span className="sr-only">{texts.label}</span>
      </button>
      <div
        ref={panel}
        id="site-search"
        popover="auto"
        className="fixed inset-x-0 top-18 bottom-auto m-0 w-full max-w-none border-y border-white/10 bg-ink text-white shadow-panel"
      >
        <div className="wrap py-9">
          <SearchForm autoFocus onLeave={() => panel.current?.hidePopover()} />
        </div>
      </div>
    </div>
  );
}
