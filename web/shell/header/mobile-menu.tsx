import { navigation, servicePages } from '#contract/site/navigation.ts';
import { DialogButton } from '#web/forms/dialogs/dialog-button.tsx';
import { NextSlot } from '#web/forms/dialogs/next-slot.tsx';
import { Island } from '#web/islands/island.tsx';
import { SiteLink } from '#web/language/site-link.tsx';
import { useRootData } from '#web/root-data.ts';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { LogoMark } from '#web/ui/icons/logo.tsx';
import { useCurrentPage } from '#web/visit.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { SearchForm } from './search-form.tsx';

const toggleClass = 'size-11 items-center justify-center';
/** Invoker commands: in browsers that support them the menu works before scripts have loaded (`menu.ts`). */
const opens = { command: 'show-modal', commandfor: 'site-menu' };
const closes = { command: 'close', commandfor: 'site-menu' };

/** Menu button for widths without the full navigation. Without JavaScript it links to the footer instead. */
export function MobileMenu() {
  const texts = useShellTexts().menu;
  return (
    <div className="-mr-2.5 @min-[75rem]:hidden">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded="false"
        {...opens}
        className={`flex noscript:hidden ${toggleClass}`}
      >
        <Icon name="menu" className="size-6" />
        <span className="sr-only">{texts.open}</span>
      </button>
      <a href="#site-links" className={`hidden noscript:flex ${toggleClass}`}>
        <Icon name="menu" className="size-6" />
        <span className="sr-only">{texts.open}</span>
      </a>
      <dialog
        id="site-menu"
        aria-label={texts.title}
        className="fixed inset-0 m-0 h-dvh max-h-none w-full max-w-none overflow-y-auto overscroll-contain bg-ink text-white"
      >
        <MobilePanel />
      </dialog>
    </div>
  );
}

const row =
  'flex min-h-14 w-full items-center justify-between border-t border-white/12 font-display text-[1.3rem] font-semibold tracking-tight';

/** All items of the header in a full-screen list. */
function MobilePanel() {
  const texts = useShellTexts();
  const { company } = useRootData();
  const current = useCurrentPage();
  return (
    <div className="wrap flex min-h-full flex-col pb-8">
      <div className="flex h-18 shrink-0 items-center justify-between gap-2">
        {/* Hidden if enlarged text (200 %) leaves no room for it next to the close button. */}
        <span className="mr-auto flex min-w-0 items-center gap-2 @max-[15rem]:hidden">
          <LogoMark />
          <span className="line-clamp-2 font-display leading-[1.15] font-semibold tracking-tight xs:text-[1.1rem]">
            {company.name}
          </span>
        </span>
        <LanguageSwitch />
        <button type="button" {...closes} className="-mr-2.5 flex size-11 items-center justify-center">
          <Icon name="close" className="size-6" />
          <span className="sr-only">{texts.menu.close}</span>
        </button>
      </div>
      {/* First, so that results stay above the on-screen keyboard. */}
      <div className="mt-3 mb-6">
        <SearchForm />
      </div>
      <nav aria-label={texts.navigation.label} className="mb-8">
        <ul className="border-b border-white/12">
          {navigation.map((item) => (
            <li key={item.id}>
              {item.id === 'services' ? (
                <details className="group">
                  <summary className={`${row} list-none`}>
                    {texts.navigation.items.services}
                    <Icon name="down" className="transition-transform group-open:rotate-180" />
                  </summary>
                  <ul className="pb-4">
                    {(['services', ...servicePages] as const).map((page) => (
                      <li key={page}>
                        <SiteLink
                          page={page}
                          aria-current={page === current ? 'page' : undefined}
                          className="flex min-h-11 items-center text-mist aria-[current]:underline"
                        >
                          {page === 'services' ? texts.services.all : texts.services.pages[page].title}
                        </SiteLink>
                      </li>
                    ))}
                  </ul>
                </details>
              ) : (
                <SiteLink
                  page={item.page}
                  hash={'hash' in item ? item.hash : undefined}
                  aria-current={!('hash' in item) && item.page === current ? 'page' : undefined}
                  className={`${row} aria-[current]:underline`}
                >
                  {texts.navigation.items[item.id]}
                </SiteLink>
              )}
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid gap-4">
        <DialogButton button="header.conversation">{texts.conversation}</DialogButton>
        <Island name="free-times" component={NextSlot} props={{ compact: true }} />
        <a href={`tel:${company.phone.tel}`} className="flex min-h-11 items-center justify-center text-mist">
          {company.phone.display}
        </a>
      </div>
    </div>
  );
}
