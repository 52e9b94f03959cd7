import type { PageContext, PageSources } from '#contract/page-context.ts';

/** What a page's `loader` is given; it runs on the server only. */
export type PageRequest = {
  /** The address asked for, at this site's origin. */
  url: URL;
  /** What the address names: the id of a paper, the token of a mailed link. */
  params: Readonly<Record<string, string>>;
  context: PageContext;
  /** Content that pages show. */
  sources: PageSources;
};
