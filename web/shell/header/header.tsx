import { useEffect, useRef, useState } from 'react';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { DesktopNavigation } from './desktop-navigation.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { Logo } from './logo.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchPopover } from './search-popover.tsx';

/**
 * The fixed header: clear over the stage at the top of a page but for a faint shade that keeps it legible over any
 * picture, dark and blurred after 50 px of scroll (spec section 9). What it shows follows its width in letters, not
 * that of the window: media queries do not know letters that are enlarged alone. A scrollbar takes up to 16 px of it.
 */
export function Header() {
  const texts = useShellTexts();
  const topOfPage = useRef<HTMLDivElement>(null);
  const [scrolled, setScrolled] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setScrolled(entry?.isIntersecting === false));
    if (topOfPage.current) observer.observe(topOfPage.current);
    return () => observer.disconnect();
  }, []);

  return (
    <>
      <div ref={topOfPage} aria-hidden="true" className="pointer-events-none absolute top-0 h-[50px] w-px" />
      <header
        data-scrolled={scrolled || undefined}
        className="on-ink @container fixed inset-x-0 top-0 z-40 bg-linear-to-b from-ink/60 to-transparent text-white transition-[background-color] duration-200 has-[[popover]:popover-open]:bg-ink data-scrolled:bg-ink/90 data-scrolled:backdrop-blur-lg print:hidden"
      >
        <div className="wrap flex h-18 items-center gap-2 @min-[59rem]:gap-3">
          <Logo />
          <DesktopNavigation />
          <SearchPopover />
          <LanguageSwitch />
          <DialogButton
            button="header.conversation"
            look="primary"
            size="small"
            className="whitespace-nowrap @max-[74rem]:hidden"
          >
            {texts.conversation}
          </DialogButton>
          <MobileMenu />
        </div>
      </header>
    </>
  );
}
