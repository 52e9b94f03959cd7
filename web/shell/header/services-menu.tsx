import { type ServicePage, servicePages } from '#contract/site/navigation.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { navigationItemClass } from './navigation-item.ts';
import { useCurrentPage } from './use-current-page.ts';
import { useHoverPopover } from './use-hover-popover.ts';

/** The services dropdown: a popover, so that it opens without JavaScript too; hover and arrow keys are added. */
export function ServicesMenu() {
  const texts = useShellTexts();
  const current = useCurrentPage();
  const { open, area, button, panel } = useHoverPopover();
  const inside = current === 'services' || servicePages.includes(current as ServicePage);
  return (
    <div {...area}>
      <button
        type="button"
        popoverTarget="services-menu"
        aria-expanded={open}
        aria-controls="services-menu"
        aria-current={inside || undefined}
        className={navigationItemClass}
        {...button}
      >
        {texts.navigation.items.services}
        <Icon name="down" className="size-4 opacity-70" />
      </button>
      <div
        id="services-menu"
        popover="auto"
        className="fixed inset-x-0 top-18 bottom-auto m-0 max-h-[calc(100dvh-4.5rem)] w-full max-w-none overflow-y-auto border-y border-white/10 bg-ink text-white shadow-panel"
        {...panel}
      >
        <div className="wrap grid grid-cols-[4fr_8fr] gap-14 py-10">
          <div>
            <p className="max-w-[30ch] text-mist">{texts.services.intro}</p>
            <SiteLink
              page="services"
              className="group mt-5 inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt-light underline-offset-4 hover:underline"
            >
              {texts.services.all} <Arrow />
            </SiteLink>
          </div>
          <ul className="grid grid-cols-2 gap-x-10">
            {servicePages.map((page) => (
              <li key={page} className="border-t border-white/12">
                <SiteLink
                  page={page}
                  aria-current={page === current ? 'page' : undefined}
                  className="group block py-3.5 no-underline"
                >
                  <span className="block font-display text-[1.05rem] font-semibold tracking-tight group-hover:text-cobalt-light group-aria-[current]:text-coral">
                    {texts.services.pages[page].title}
                  </span>
                  <span className="block text-[0.95rem] text-mist">{texts.services.pages[page].line}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}
