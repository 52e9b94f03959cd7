import type { ComponentProps } from 'react';
import { type HrefOptions, hrefFor, type PageId } from '#contract/site/pages.ts';
import { useLanguage } from './use-language.ts';

type Props = Omit<ComponentProps<'a'>, 'href'> & {
  page: PageId;
  hash?: string | undefined;
  query?: HrefOptions['query'];
};

/** Link to a page in the language shown. Following it, and preparing for that, is the document's (`web/visitor`). */
export function SiteLink({ page, hash, query, ...props }: Props) {
  const { language } = useLanguage();
  return <a href={hrefFor(page, language, { hash, query })} {...props} />;
}
