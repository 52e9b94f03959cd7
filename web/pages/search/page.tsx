import { Form, useSearchParams } from 'react-router';
import { hrefFor } from '#contract/site/pages.ts';
import { clientTexts, type PageData, serverTexts } from '../../language/page-texts.ts';
import { SiteLink } from '../../language/site-link.tsx';
import { pageMeta } from '../../seo/meta.ts';
import { buttonClass } from '../../ui/button.tsx';
import { PageHero } from '../../ui/page-hero.tsx';
import type { Texts } from './texts.de.ts';

export const loader = serverTexts<Texts>('search');
export const clientLoader = clientTexts<Texts>('search');
export const meta = pageMeta;

export default function Page({ loaderData: { texts, language } }: { loaderData: PageData<Texts> }) {
  const { hero, groups, pages } = texts;
  const [query] = useSearchParams();
  return (
    <>
      <PageHero eyebrow={hero.eyebrow} title={hero.title} lead={hero.lead} />
      <div className="band wrap">
        <Form method="get" action={hrefFor('search', language)} role="search" className="max-w-2xl">
          <label htmlFor="search-query" className="mb-1.5 block text-[0.94rem] font-semibold">
            {hero.label}
          </label>
          <div className="flex flex-wrap gap-3">
            <input
              id="search-query"
              type="search"
              name="q"
              maxLength={200}
              defaultValue={query.get('q') ?? ''}
              className="min-h-12.5 min-w-0 grow basis-60 rounded-control border-[1.5px] border-field bg-white px-4"
            />
            <button type="submit" className={buttonClass()}>
              {hero.button}
            </button>
          </div>
        </Form>
        <div className="mt-16 border-b border-line">
          {groups.map((group) => (
            <section
              key={group.title}
              className="grid gap-x-8 gap-y-3 border-t border-line py-8 md:grid-cols-[15rem_1fr]"
            >
              <h2 className="text-[1.6rem] leading-tight">{group.title}</h2>
              <ul className="grid gap-x-10 gap-y-1 sm:grid-cols-2">
                {group.pages.map((page) => (
                  <li key={page}>
                    <SiteLink page={page} className="group block py-2">
                      <span className="font-semibold text-cobalt group-hover:underline">{pages[page].name}</span>
                      <span className="block text-[0.95rem] text-muted">{pages[page].text}</span>
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </>
  );
}
