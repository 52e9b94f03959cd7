import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type HrefOptions, hrefFor, type PageId } from '#contract/site/pages.ts';
import { useLanguage } from './language.tsx';
import { importPageTexts } from './page-texts.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to' | 'prefetch'> & {
  page: PageId;
  hash?: string | undefined;
  query?: HrefOptions['query'];
};

/** Link to a page in the language shown; its code, texts and data are fetched on hover, focus or touch. */
export function SiteLink({ page, hash, query, ...props }: Props) {
  const { language } = useLanguage();
  const prepare = () => {
    importPageTexts(page, language).catch(() => {});
    // The one page that asks the server for what it shows.
    if (page === 'knowledge-center')
      import('./public-papers.ts').then(({ preparePapers }) => preparePapers(language)).catch(() => {});
  };
  return (
    <Link
      to={hrefFor(page, language, { hash, query })}
      prefetch="intent"
      onPointerEnter={prepare}
      onFocus={prepare}
      onTouchStart={prepare}
      {...props}
    />
  );
}
