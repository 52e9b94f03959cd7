import type { ReactNode } from 'react';
import { servicePages } from '#contract/site/navigation.ts';
import type { PageId } from '#contract/site/pages.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { useLanguage } from '#web/language/use-language.ts';
import { useRootData } from '#web/root-data.ts';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { Icon } from '#web/ui/icons/icon.tsx';
import { LogoMark } from '#web/ui/icons/logo.tsx';

const linkClass =
  'inline-flex min-h-11 items-center py-1 leading-snug lg:pointer-fine:min-h-9 text-mist underline-offset-4 hover:text-white hover:underline';

function Group({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h2 className="mb-2 font-display text-[1.05rem] font-semibold tracking-tight text-white">{title}</h2>
      {children}
    </div>
  );
}

function Links({ items }: { items: readonly { page: PageId; hash?: string; text: string }[] }) {
  return (
    <ul>
      {items.map(({ page, hash, text }) => (
        <li key={text}>
          <SiteLink page={page} hash={hash} className={linkClass}>
            {text}
          </SiteLink>
        </li>
      ))}
    </ul>
  );
}

/** About the company, links to all pages, contact details and locations (spec section 2). */
export function Footer() {
  const { company } = useRootData();
  const { language } = useLanguage();
  const { footer, navigation, services, search, cookieSettings } = useShellTexts();
  const { items } = navigation;
  const { pages } = footer;
  return (
    // Overlaps the page by one pixel: with a fractional page height, the paper colour would show between two dark
    // areas.
    <footer className="on-ink -mt-px bg-ink text-mist print:hidden">
      <div className="wrap grid gap-x-12 gap-y-12 pt-16 pb-12 lg:grid-cols-[4fr_8fr]">
        <div className="max-w-md">
          <p className="flex items-center gap-2.5 font-display text-[1.0625rem] font-semibold tracking-tight text-white">
            <LogoMark /> {company.name}
          </p>
          <p className="mt-5">{footer.about}</p>
          <h2 className="sr-only">{footer.contact}</h2>
          <address className="mt-7 not-italic">
            {company.legalName}
            <br />
            {company.address.street}
            <br />
            {company.address.postalCode} {company.address.city}, {company.address.country[language]}
            <span className="mt-3 grid justify-items-start">
              <a href={`mailto:${company.email}`} className={linkClass}>
                {company.email}
              </a>
              <a href={`tel:${company.phone.tel}`} className={linkClass}>
                {company.phone.display}
              </a>
            </span>
            <span className="mt-1 block text-[0.95rem]">{footer.reply}</span>
          </address>
        </div>
        <nav
          id="site-links"
          tabIndex={-1}
          aria-label={footer.links}
          className="grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-x-6 gap-y-10"
        >
          <Group title={items.services} className="row-span-3">
            <Links
              items={[
                { page: 'services', text: services.all },
                ...servicePages.map((page) => ({ page, text: services.pages[page].title })),
              ]}
            />
          </Group>
          <Group title={footer.company}>
            <Links
              items={[
                { page: 'home', text: items.home },
                { page: 'about', text: items.about },
                { page: 'home', hash: 'clients', text: items.clients },
                { page: 'use-cases', text: items['use-cases'] },
                { page: 'calculator', text: pages.calculator },
                { page: 'spin-offs', text: items['spin-offs'] },
                { page: 'contact', text: pages.contact },
              ]}
            />
          </Group>
          <Group title={footer.knowledge}>
            <Links
              items={[
                { page: 'knowledge-center', text: items['knowledge-center'] },
                { page: 'private-equity-request', text: pages['private-equity-request'] },
                { page: 'organisation-request', text: pages['organisation-request'] },
                { page: 'home', hash: 'newsletter-general', text: pages.newsletter },
                { page: 'search', text: search.label },
              ]}
            />
          </Group>
        </nav>
      </div>
      {company.locations.length > 0 && (
        <div className="wrap border-t border-white/12 py-8">
          <h2 className="sr-only">{footer.locations}</h2>
          <ul className="grid gap-x-8 gap-y-5 sm:grid-cols-2 lg:grid-cols-4">
            {company.locations.map(({ city, country, role }) => (
              <li key={city.de} className="text-[0.95rem]">
                <span className="text-white">{city[language]}</span>, {country[language]}
                <span className="block">{role[language]}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="wrap flex flex-wrap items-center gap-x-7 gap-y-1 border-t border-white/12 py-5 text-[0.95rem]">
        {(['imprint', 'privacy', 'accessibility'] as const).map((page) => (
          <SiteLink key={page} page={page} className={linkClass}>
            {pages[page]}
          </SiteLink>
        ))}
        <CookieSettingsButton>{cookieSettings}</CookieSettingsButton>
        <BackToTop>{footer.toTop}</BackToTop>
      </div>
    </footer>
  );
}

/** Scrolls to the top and moves the focus there. */
function BackToTop({ children }: { children: ReactNode }) {
  return (
    <button
      type="button"
      className="ml-auto inline-flex min-h-11 items-center gap-2 font-semibold text-white underline-offset-4 hover:underline noscript:hidden max-sm:ml-0"
      data-to-top=""
    >
      <Icon name="up" className="size-4" />
      {children}
    </button>
  );
}

/** Reopens the cookie settings; hidden without JavaScript, because nothing can be set then. */
function CookieSettingsButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" aria-haspopup="dialog" data-cookie-settings="" className={`${linkClass} noscript:hidden`}>
      {children}
    </button>
  );
}
