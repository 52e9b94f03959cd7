import { ClosingStage } from '#web/forms/dialogs/closing-stage.tsx';
import { RadarSignUp } from '#web/forms/newsletter-radar/sign-up.tsx';
import { Island } from '#web/islands/island.tsx';
import { BookCover } from '#web/pictures/book-cover.tsx';
import { counted, useRootData } from '#web/root-data.ts';
import { pageMeta } from '#web/seo/meta.ts';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { DownArrow } from '#web/ui/icons/down-arrow.tsx';
import { PageHero } from '#web/ui/sections/page-hero.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Data } from './data.ts';
import { Law } from './law.tsx';
import { Papers } from './papers.tsx';
import type { Texts } from './texts.de.ts';

export { loader } from './data.ts';
export const meta = pageMeta;

export default function Page({ loaderData: { texts, papers, asked, asList } }: { loaderData: Data }) {
  const { closing } = texts;
  const books = useRootData().company.books.length;
  return (
    <>
      <Hero texts={texts.hero} papers={papers.length} />
      {books > 0 && <Books texts={texts.books} />}
      <Papers texts={texts.papers} papers={papers} asked={asked} asList={asList} />
      <Radar texts={texts.radar} />
      <Law texts={texts.rules} />
      <ClosingStage texts={closing} button="knowledge-center.closing" />
    </>
  );
}

/** Section ids, in the order of the table of contents. */
const anchors = ['books', 'whitepaper', 'radar', 'law'] as const;

/** Introduction and table of contents with figures; `papers` is the current number of papers. */
function Hero({ texts, papers }: { texts: Texts['hero']; papers: number }) {
  const root = useRootData();
  const anyBooks = root.company.books.length > 0;
  return (
    <PageHero
      texts={anyBooks ? texts : { ...texts, title: texts.titleWithoutBooks }}
      aside={
        <nav aria-label={texts.contents}>
          <ul className="ruled">
            {texts.index.map(({ figure, name, note }, index) => (
              <li key={name} className={figure === '{books}' && !anyBooks ? 'hidden' : undefined}>
                <a
                  href={`#${anchors[index]}`}
                  className="group grid min-h-11 grid-cols-[5.5rem_1fr_auto] items-center gap-x-4 py-4"
                >
                  <span className="tabular font-display text-item font-semibold tracking-tight text-cobalt">
                    {counted(figure, { ...root, papers })}
                  </span>
                  <span>
                    <span className="block font-semibold group-hover:underline">{name}</span>
                    <span className="block text-meta text-muted">{note}</span>
                  </span>
                  <DownArrow />
                </a>
              </li>
            ))}
          </ul>
        </nav>
      }
    />
  );
}

/** What the radar is, its two figures, and the sign-up form. */
function Radar({ texts }: { texts: Texts['radar'] }) {
  return (
    <section id="radar" className="band">
      <div className="wrap split items-start">
        <div>
          <p className="eyebrow">{texts.eyebrow}</p>
          <h2 className="text-section">{texts.title}</h2>
          <p className="mt-5 max-w-[28.2em]">{texts.lead}</p>
          <dl className="mt-10 grid gap-x-10 border-t border-line xs:grid-cols-2">
            {texts.stats.map(({ value, term, detail }) => (
              <div key={term} className="flex flex-col-reverse justify-end border-b border-line py-6 xs:border-b-0">
                <dt>
                  <span className="block font-semibold">{term}</span>
                  <span className="block text-[0.95rem]">{detail}</span>
                </dt>
                <dd className="mb-2 font-display text-statement leading-none font-semibold tracking-tight text-cobalt">
                  {value}
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <Island
          name="newsletter-radar"
          component={RadarSignUp}
          props={{ texts: texts.form, page: 'knowledge-center' }}
        />
      </div>
    </section>
  );
}

/** The books from the company data, each with its cover and the shop in the current language. */
function Books({ texts }: { texts: Texts['books'] }) {
  const { company, language } = useRootData();
  return (
    <Section id="books" texts={texts}>
      <ul className="grid gap-x-16 gap-y-14 min-[85rem]:grid-cols-2">
        {company.books.map((book, index) => (
          <li key={book.id} className="flex flex-wrap items-start gap-x-8 gap-y-6">
            {book.image ? (
              // Decorative: the title is next to it.
              <img src={book.image[language]} alt="" loading="lazy" className="w-full basis-52" />
            ) : (
              <BookCover
                title={book.title[language]}
                subtitle={book.subtitle[language]}
                author={company.name}
                variant={index}
                className="basis-52"
              />
            )}
            <div className="grow-3 basis-36">
              <p className="tabular text-meta font-semibold text-muted">
                {texts.volume} {index + 1}
              </p>
              <h3 className="mt-1 text-item">{book.title[language]}</h3>
              <p className="mt-1 font-semibold">{book.subtitle[language]}</p>
              <p className="mt-3 text-[0.95rem]">{book.description[language]}</p>
              <a
                href={book.amazonLink[language]}
                target="_blank"
                rel="noopener"
                className="group mt-3 inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt hover:text-cobalt-dark"
              >
                {texts.shop} <Arrow away />
                <span className="sr-only">
                  {book.title[language]} {texts.newTab}
                </span>
              </a>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
