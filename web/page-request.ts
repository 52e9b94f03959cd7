import type { PageContext, PageSources } from '#contract/page-context.ts';

/** Input of a page's `loader`, which runs on the server only. */
export type PageRequest = {
  /** The requested URL, with this site's origin. */
  url: URL;
  /** Parameters of the path: the id of a paper, the token of a mailed link. */
  params: Readonly<Record<string, string>>;
  context: PageContext;
  /** Data sources of pages. */
  sources: PageSources;
};
