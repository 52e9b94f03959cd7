import { calculationParameter } from '#contract/calculation/parameters.ts';
import { keysOf } from '#contract/keys-of.ts';
import { linkHref, linkPages, linkParts } from '#contract/site/pages.ts';

/**
 * The address of a page as it is stored with a lead: without the calculation in its fragment or query, which the
 * visitor may have left out of the form, and without the token of a mailed link.
 */
export function pageAddress({ origin, pathname, search }: URL): string {
  const query = new URLSearchParams(search);
  query.delete(calculationParameter);
  return `${origin}${withoutToken(pathname)}${query.size > 0 ? `?${query}` : ''}`.slice(0, 2000);
}

function withoutToken(path: string): string {
  for (const page of keysOf(linkPages)) {
    const parts = linkParts(page, path);
    if (parts) return linkHref(page, ...parts.slice(0, -1), '…');
  }
  return path;
}
