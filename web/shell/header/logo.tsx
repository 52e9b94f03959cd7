import { SiteLink } from '#web/language/site-link.tsx';
import { useRootData } from '#web/root-data.ts';
import { scrollToTop } from '#web/shell/scroll.ts';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { LogoMark } from '#web/ui/icons/logo.tsx';
import { useCurrentPage } from './use-current-page.ts';

/** Leads home; on the home page it scrolls to the top instead (spec section 2). */
export function Logo() {
  const { company } = useRootData();
  const texts = useShellTexts();
  const atHome = useCurrentPage() === 'home';
  return (
    <SiteLink
      page="home"
      id="logo"
      className="mr-auto flex min-h-11 min-w-0 items-center gap-2.5 no-underline"
      onClick={(event) => {
        if (!atHome || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
        event.preventDefault();
        scrollToTop();
      }}
    >
      <LogoMark />
      <span className="line-clamp-2 font-display text-[0.82rem] leading-[1.15] font-semibold tracking-tight min-[22rem]:text-base xs:text-[1.1rem]">
        {company.name}
        <span className="sr-only">, {atHome ? texts.logo.here : texts.logo.away}</span>
      </span>
    </SiteLink>
  );
}
