import { createContext } from 'react-router';
import type { PageContext, PageSources } from '#contract/page-context.ts';

/** What the server said about this request; loaders read it with `context.get(pageContext)`. */
export const pageContext = createContext<PageContext>();
/** Content that loaders may read beside it. */
export const pageSources = createContext<PageSources>();
/** Marks the scripts that this rendering writes. */
export const scriptNonce = createContext<string>();
