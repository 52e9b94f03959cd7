import type { ReactNode } from 'react';
import type { PageId } from '#contract/site/pages.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { useRootData } from '#web/root-data.ts';
import { Mark } from '#web/shell/page-notes.tsx';
import { buttonClass } from '#web/ui/button.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { Icon } from '#web/ui/icons/icon.tsx';
import { LineIcon } from '#web/ui/icons/line-icon.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import type { Texts } from './texts.de.ts';

/** The two spin-offs, each with a sketch of its product and a link to its website. */
export function Products({ texts }: { texts: Texts['products'] }) {
  const { links } = useRootData().company;
  return (
    <Section id="products" texts={texts}>
      <div className="grid gap-y-16">
        <Product
          words={texts}
          product={texts.platform}
          href={links.platform}
          page="ai-platform"
          picture={<PlatformPicture texts={texts.platform.picture} />}
        />
        <Product
          words={texts}
          product={texts.collection}
          href={links.useCaseHub}
          page="use-cases"
          mark={<Mark note={1} />}
          picture={<CollectionPicture texts={texts.collection.picture} />}
        />
      </div>
    </Section>
  );
}

type Props = {
  words: { visit: string; newTab: string };
  product: { name: string; text: string; more: string };
  href: string;
  page: PageId;
  /** Footnote mark after the text. */
  mark?: ReactNode;
  picture: ReactNode;
};

function Product({ words, product, href, page, mark, picture }: Props) {
  return (
    <article className="grid items-center gap-x-20 gap-y-8 border-t-2 border-text pt-8 lg:grid-cols-2">
      <div>
        <h3 className="text-item">{product.name}</h3>
        <p className="mt-4 max-w-[28.2em]">
          {product.text}
          {mark}
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-x-7 gap-y-2">
          <a href={href} target="_blank" rel="noopener" className={buttonClass({ look: 'line' }, 'group')}>
            {words.visit} <Arrow away />
            <span className="sr-only">
              {product.name} {words.newTab}
            </span>
          </a>
          <SiteLink
            page={page}
            className="group inline-flex min-h-11 items-center gap-2 font-semibold text-cobalt hover:text-cobalt-dark"
          >
            {product.more} <Arrow />
          </SiteLink>
        </p>
      </div>
      {picture}
    </article>
  );
}

/** The same question asked by two roles. */
function PlatformPicture({ texts }: { texts: Texts['products']['platform']['picture'] }) {
  return (
    <figure className="min-w-0">
      <div className="rounded-panel bg-ink-2 p-5 text-white sm:p-7">
        <p className="ml-auto w-fit max-w-[90%] rounded-panel rounded-br-sm bg-cobalt px-4 py-3">{texts.question}</p>
        <dl className="mt-5 grid gap-3 sm:grid-cols-2">
          {texts.answers.map(({ role, text }, index) => (
            <div
              key={role}
              className={`rounded-control p-4 inset-ring ${index === 0 ? 'bg-white/10 inset-ring-white/25' : 'inset-ring-white/25'}`}
            >
              <dt className="flex items-center gap-2 text-meta font-semibold text-cobalt-light">
                <LineIcon
                  box={16}
                  weight={1.6}
                  round
                  className="shrink-0"
                  d={index === 0 ? 'M3 8.5 6.5 12 13 4.5' : 'M4 7.5h8v6H4zM5.5 7.5V5a2.5 2.5 0 0 1 5 0v2.5'}
                />
                {role}
              </dt>
              <dd className="mt-1.5 text-[0.95rem] leading-normal">{text}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figcaption className="mt-3 text-meta text-muted">{texts.caption}</figcaption>
    </figure>
  );
}

/** A search by available data, and its results. */
function CollectionPicture({ texts }: { texts: Texts['products']['collection']['picture'] }) {
  return (
    <figure className="min-w-0">
      <div className="sheet p-5 sm:p-7">
        <p className="text-meta font-semibold">{texts.field}</p>
        <p className="mt-1.5 flex min-h-12 items-center gap-3 rounded-control border-[1.5px] border-field px-3.5">
          <Icon name="search" />
          {texts.query}
        </p>
        <ul className="mt-4">
          {texts.results.map(({ name, match, share }) => (
            <li
              key={name}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-3 first:border-t-0"
            >
              <span className="font-semibold">{name}</span>
              <span className="tabular flex items-center gap-3 text-meta text-muted">
                <svg width="72" height="8" aria-hidden="true" className="shrink-0">
                  <rect width="72" height="8" rx="3" className="fill-line" />
                  <rect width={(72 * share) / 100} height="8" rx="3" className="fill-cobalt" />
                </svg>
                {match}
              </span>
            </li>
          ))}
        </ul>
      </div>
      <figcaption className="mt-3 text-meta text-muted">{texts.caption}</figcaption>
    </figure>
  );
}
