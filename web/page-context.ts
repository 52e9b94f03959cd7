import { createContext } from 'react-router';
import type { PageContext } from '#contract/page-context.ts';

/** What the server said about this request, for loaders of the staff area. */
export const pageContext = createContext<PageContext>();
/** Marks the scripts that this rendering writes. */
export const scriptNonce = createContext<string>();
