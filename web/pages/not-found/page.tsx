import { otherLanguage } from '#contract/site/languages.ts';
import { hrefFor } from '#contract/site/pages.ts';
import { type PageProps, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import type { PageRequest } from '#web/page-request.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { PaperSearch } from '#web/shell/paper-search.tsx';
import { useShellTexts } from '#web/shell/texts/use-shell-texts.ts';
import { PageHero } from '#web/ui/sections/page-hero.tsx';

const load = pageTexts('not-found');

export async function loader(request: PageRequest) {
  return { ...(await load(request)), status: 404 };
}
export const meta = pageMeta;

const destinations = ['home', 'services', 'use-cases', 'knowledge-center', 'about', 'contact'] as const;

export default function Page({ loaderData: { texts, language } }: PageProps<typeof load>) {
  const { items } = useShellTexts().navigation;
  const other = otherLanguage(language);
  return (
    <>
      <PageHero
        stage="quiet"
        texts={texts}
        actions={
          <div className="w-full max-w-xl">
            <PaperSearch />
          </div>
        }
      />
      <section className="band">
        <div className="wrap">
          <h2 className="text-section">{texts.next}</h2>
          <ul className="mt-10 grid gap-x-16 border-b border-line lg:grid-cols-2">
            {destinations.map((page) => (
              <li key={page} className="border-t border-line">
                <SiteLink page={page} className="group block py-5">
                  <span className="block font-display text-item font-semibold group-hover:text-cobalt">
                    {page === 'contact' ? texts.contact : items[page]}
                  </span>
                  <span>{texts.links[page]}</span>
                </SiteLink>
              </li>
            ))}
          </ul>
          <p lang={other} className="mt-10">
            {texts.otherLanguage}{' '}
            <a
              href={hrefFor('home', other, { query: { lang: other } })}
              hrefLang={other}
              className="font-semibold text-cobalt underline underline-offset-4"
            >
              {texts.otherHome}
            </a>
          </p>
        </div>
      </section>
    </>
  );
}
