import type { ReactNode } from 'react';
import type { PageId } from '#contract/site/pages.ts';
import { SiteLink } from '#web/language/site-link.tsx';
import { useRootData } from '#web/root-data.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { Arrow } from '#web/ui/icons/arrow.tsx';
import { Section } from '#web/ui/sections/section.tsx';
import { CollectionPicture, PlatformPicture } from './product-pictures.tsx';
import type { Texts } from './texts.de.ts';

/** The two spin-offs, each with a sketch of its product and the way to its own website. */
export function Products({ texts }: { texts: Texts['products'] }) {
  const { links } = useRootData().company;
  return (
    <Section id="products" eyebrow={texts.eyebrow} title={texts.title}>
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
  picture: ReactNode;
};

function Product({ words, product, href, page, picture }: Props) {
  return (
    <article className="grid items-center gap-x-20 gap-y-8 border-t-2 border-text pt-8 lg:grid-cols-2">
      <div>
        <h3 className="text-[clamp(1.6rem,1.2rem+1.5vw,2.25rem)] leading-[1.15]">{product.name}</h3>
        <p className="mt-4 max-w-[50ch] text-pretty text-muted">{product.text}</p>
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
