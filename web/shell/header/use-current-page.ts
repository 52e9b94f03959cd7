import { useLocation } from 'react-router';
import { type PageId, pageAt } from '#contract/site/pages.ts';

/** The page at the address shown, or null at unknown addresses. */
export function useCurrentPage(): PageId | null {
  return pageAt(useLocation().pathname)?.page ?? null;
}
