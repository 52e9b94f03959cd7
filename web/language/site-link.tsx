import type { ComponentProps } from 'react';
import { type HrefOptions, hrefFor, type PageId } from '#contract/site/pages.ts';
import { useLanguage } from './use-language.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  page: PageId;
  hash?: string | undefined;
  query?: HrefOptions['query'];
};

/** Link to a page in the current language. Clicks and prefetching are handled at document level (`web/visitor`). */
export function SiteLink({ page, hash, query, ...props }: Props) {
  const { language } = useLanguage();
  return <a href={hrefFor(page, language, { hash, query })} {...props} />;
}
