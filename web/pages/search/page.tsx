import { maxQuery, maxResults, type SearchAnswer } from '#contract/search.ts';
import { type PageData, pageTexts } from '#web/language/page-texts.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import type { PageRequest } from '#web/page-request.ts';
import type { HeadTag } from '#web/seo/head-tag.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { PaperSearch } from '#web/shell/paper-search.tsx';
import type { ShellData } from '#web/shell/texts/use-shell-texts.ts';
import { keepTogether } from '#web/ui/keep-together.ts';
import { Marked } from '#web/ui/marked.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import type { Texts } from './texts.de.ts';

type Data = PageData<Texts> & { query: string; answer: SearchAnswer | 'failed' | null };

const load = pageTexts('search');

export async function loader(request: PageRequest): Promise<Data> {
  const data = await load(request);
  const query = queryOf(request.url);
  // If the search fails, the page still shows the overview.
  const answer = query ? await request.sources.search(query, data.language).catch(() => 'failed' as const) : null;
  return { ...data, query, answer };
}

export function meta({ loaderData, root }: { loaderData: Data; root: ShellData }): HeadTag[] {
  const { texts, query } = loaderData;
  const title = query ? `${asked(texts, query)} – ${texts.hero.eyebrow}` : texts.meta.title;
  return pageMeta({ loaderData: { ...loaderData, texts: { ...texts, meta: { ...texts.meta, title } } }, root });
}

function asked(texts: Texts, query: string): string {
  return texts.results.heading.replace('{query}', query);
}

export default function Page({ loaderData: { texts, query, answer } }: { loaderData: Data }) {
  const { hero, groups, pages } = texts;
  // On paper, results stand alone: the overview only helps to search on.
  const onPaper = answer && answer !== 'failed' && answer.results.length > 0 ? 'print:hidden' : '';
  return (
    <>
      {query ? (
        // A low hero, so that the first results fit on the first screen.
        <PageHero stage="quiet" texts={{ title: asked(texts, query) }} />
      ) : (
        <PageHero stage="quiet" texts={hero} />
      )}
      <div className="wrap pb-mid">
        <PaperSearch query={query} />
        {answer && <Results texts={texts.results} query={query} answer={answer} />}
        <h2 className={`mt-16 mb-6 text-item ${onPaper}`}>{texts.overview}</h2>
        <div className={`border-b border-line ${onPaper}`}>
          {groups.map((group) => (
            <section
              key={group.title}
              className="grid gap-x-8 gap-y-3 border-t border-line py-8 md:grid-cols-[15rem_1fr]"
            >
              <h3 className="text-item">{group.title}</h3>
              <ul className="grid gap-x-10 gap-y-1 sm:grid-cols-2">
                {group.pages.map((page) => (
                  <li key={page}>
                    <SiteLink page={page} className="group block py-2">
                      <span className="font-semibold text-cobalt group-hover:underline">{pages[page].name}</span>
                      <span className="block text-[0.95rem]">{pages[page].text}</span>
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters must not reach the HTML
const controls = /[\u0000-\u001f\u007f]+/g;

function queryOf({ searchParams }: URL): string {
  return (searchParams.get('q') ?? '').slice(0, maxQuery).replace(controls, ' ').trim();
}

type ResultsProps = { texts: Texts['results']; query: string; answer: SearchAnswer | 'failed' };

/** Results of a query, best first, or a message that nothing was found. */
function Results({ texts, query, answer }: ResultsProps) {
  if (answer === 'failed' || answer.results.length === 0) {
    return (
      <div role="status" className="mt-12 max-w-2xl border-l-[1.5px] border-text pl-5">
        <h2 className="text-item">{answer === 'failed' ? texts.failedTitle : texts.nothingTitle}</h2>
        <p className="mt-2">{answer === 'failed' ? texts.failed : texts.nothing}</p>
      </div>
    );
  }
  const { results, similar } = answer;
  const count = results.length === 1 ? texts.one : results.length < maxResults ? texts.many : texts.best;
  return (
    <section aria-labelledby="search-results" className="mt-12">
      <div role="status">
        <h2 id="search-results" className="text-item">
          {count.replace('{count}', String(results.length))} <span>{query}</span>
        </h2>
        {similar && <p className="mt-2">{texts.similar}</p>}
      </div>
      <ol className="mt-6 max-w-3xl ruled">
        {results.map(({ href, kind, pageTitle, title, extract }) => (
          <li key={`${href} ${title.map(({ text }) => text).join('')}`} className="py-5">
            <p className="text-meta text-muted">
              {texts.kinds[kind]}
              {pageTitle.length > 0 && ' · '}
              <Marked parts={pageTitle} />
            </p>
            <a href={href} className="font-display text-item font-semibold text-cobalt hover:underline">
              <Marked parts={title.map((part) => ({ ...part, text: keepTogether(part.text) }))} />
            </a>
            {extract.length > 0 && (
              <p className="mt-1">
                <Marked parts={extract} />
              </p>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
