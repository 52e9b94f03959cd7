import { createContext } from 'react-router';
import type { PageContext } from '#contract/page-context.ts';

/** The request's page context, for loaders of the staff area. */
export const pageContext = createContext<PageContext>();
/** Nonce for scripts written by this rendering. */
export const scriptNonce = createContext<string>();
