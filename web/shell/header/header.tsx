import { navigation, type ServicePage, servicePages } from '#contract/site/navigation.ts';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { NextSlot } from '#web/forms/dialogs/next-slot.tsx';
import { Island } from '#web/islands/island.tsx';
import { SiteLink } from '#web/language/site-link.tsx';
import { LaterThumb } from '#web/pictures/plate.tsx';
import { useRootData } from '#web/root-data.ts';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { LogoMark } from '#web/ui/icons/logo.tsx';
import { useCurrentPage } from '#web/visit.ts';
import { opensOnInk } from './ink-pages.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { SearchForm } from './search-form.tsx';

/**
 * The fixed header: transparent at the top of a page, in a text colour that suits the background; dark and blurred
 * after 50 px of scroll (spec section 9). Its breakpoints are `@container` queries in rem, not media queries, which
 * ignore text-only enlargement. A scrollbar takes up to 16 px of its width.
 */
export function Header() {
  const texts = useShellTexts();
  const ink = opensOnInk(useCurrentPage());
  return (
    <>
      <div id="page-top" aria-hidden="true" className="pointer-events-none absolute top-0 h-[50px] w-px" />
      <header
        data-ink={ink || undefined}
        className={`site-head @container fixed inset-x-0 top-0 z-40 ${ink ? 'on-ink' : ''}`}
      >
        <div className="wrap flex h-18 items-center gap-2 @min-[75rem]:gap-3">
          <Logo />
          <DesktopNavigation />
          <SearchPopover />
          <LanguageSwitch />
          <DialogButton
            button="header.conversation"
            look="primary"
            size="small"
            className="whitespace-nowrap @max-[15rem]:hidden"
          >
            {texts.appointment}
          </DialogButton>
          <MobileMenu />
        </div>
      </header>
    </>
  );
}

/** Link to the home page; on the home page it scrolls to the top instead (spec section 2). */
function Logo() {
  const { company } = useRootData();
  const texts = useShellTexts();
  const atHome = useCurrentPage() === 'home';
  return (
    <SiteLink page="home" id="logo" className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 no-underline">
      <LogoMark />
      <span className="line-clamp-2 font-display text-[1.05rem] leading-[1.15] font-semibold tracking-tight @max-[27rem]:sr-only">
        {company.name}
        <span className="sr-only">
          ,{' '}
          <span data-leads="away" hidden={atHome}>
            {texts.logo.away}
          </span>
          <span data-leads="here" hidden={!atHome}>
            {texts.logo.here}
          </span>
        </span>
      </span>
    </SiteLink>
  );
}

/**
 * All items in one row from 1200 px on, later if text is enlarged. With wider letter spacing, items of two words wrap
 * to two lines (never within a word), so that the company's name next to them is not cut off.
 */
function DesktopNavigation() {
  const texts = useShellTexts().navigation;
  const current = useCurrentPage();
  return (
    <nav aria-label={texts.label} className="@max-[75rem]:hidden">
      <ul className="flex wrap-normal">
        {navigation.map((item) => (
          <li key={item.id}>
            {item.id === 'services' ? (
              <ServicesMenu />
            ) : (
              <SiteLink
                page={item.page}
                hash={'hash' in item ? item.hash : undefined}
                aria-current={!('hash' in item) && item.page === current ? 'page' : undefined}
                className={navigationItemClass}
              >
                {texts.items[item.id]}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The navigation's search item: opens the search field below the header. A popover, so it needs no JavaScript. */
function SearchPopover() {
  const texts = useShellTexts().search;
  return (
    <div className="@max-[75rem]:hidden">
      <button type="button" popoverTarget="site-search" className="flex size-11 items-center justify-center">
        <Icon name="search" />
        <span className="sr-only">{texts.label}</span>
      </button>
      <div
        id="site-search"
        popover="auto"
        className="on-ink fixed inset-x-0 top-18 bottom-auto m-0 w-full max-w-none border-y border-white/12 bg-ink text-white shadow-panel"
      >
        <div className="wrap py-9">
          <SearchForm autoFocus />
        </div>
      </div>
    </div>
  );
}

/** The services dropdown: a popover, so that it opens without JavaScript; scripts add hover and arrow keys. */
function ServicesMenu() {
  const texts = useShellTexts();
  const current = useCurrentPage();
  const inside = current === 'services' || servicePages.includes(current as ServicePage);
  return (
    <div id="services">
      <button
        type="button"
        popoverTarget="services-menu"
        aria-controls="services-menu"
        aria-current={inside || undefined}
        className={navigationItemClass}
      >
        {texts.navigation.items.services}
        <Icon name="down" className="size-4 opacity-70" />
      </button>
      <div
        id="services-menu"
        popover="auto"
        className="on-ink fixed inset-x-0 top-18 bottom-auto m-0 max-h-[calc(100dvh-4.5rem)] w-full max-w-none overflow-y-auto border-y border-white/12 bg-ink text-white shadow-panel"
      >
        <div className="wrap grid grid-cols-[4fr_8fr] gap-14 py-10">
          <div>
            <p className="max-w-[28.2em] text-mist">{texts.services.intro}</p>
            <SiteLink
              page="services"
              className="group mt-5 inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt-light underline-offset-4 hover:underline"
            >
              {texts.services.all} <Arrow />
            </SiteLink>
            <div className="mt-8">
              <Island name="free-times" component={NextSlot} props={{ compact: true }} />
            </div>
          </div>
          <ul className="grid grid-cols-2 gap-x-10">
            {servicePages.map((page) => (
              <li key={page} className="border-t border-white/12">
                <SiteLink
                  page={page}
                  aria-current={page === current ? 'page' : undefined}
                  className="group flex items-center gap-5 py-3.5 no-underline"
                >
                  <LaterThumb service={page} className="h-16 shrink-0" />
                  <span>
                    <span className="block font-display text-[1.05rem] font-semibold tracking-tight group-hover:text-cobalt-light group-aria-[current]:underline">
                      {texts.services.pages[page].title}
                    </span>
                    <span className="block text-[0.95rem] text-mist">{texts.services.pages[page].line}</span>
                  </span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

/** As tall as the header, so that the pointer never leaves both on its way from an item down into its panel. */
const navigationItemClass =
  'relative flex h-18 items-center gap-1 px-[0.45rem] text-[0.95rem] decoration-1 underline-offset-8 hover:underline aria-expanded:underline aria-[current]:underline aria-[current]:decoration-2';
