import { navigation } from '#contract/site/navigation.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { navigationItemClass } from './navigation-item.ts';
import { ServicesMenu } from './services-menu.tsx';
import { useCurrentPage } from './use-current-page.ts';

/** The navigation items in one row, from 1024 px on; later where letters are enlarged. */
export function DesktopNavigation() {
  const texts = useShellTexts().navigation;
  const current = useCurrentPage();
  return (
    <nav aria-label={texts.label} className="@max-[59rem]:hidden">
      <ul className="flex">
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
