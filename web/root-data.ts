import { useRouteLoaderData } from 'react-router';
import type { PageContext } from '#contract/page-context.ts';

/** What the server said about this visit: company facts, addresses, the outcome of a form posted without JavaScript. */
export function useRootData(): PageContext {
  const data = useRouteLoaderData<PageContext>('root');
  if (!data) throw new Error('useRootData outside of the root route');
  return data;
}
