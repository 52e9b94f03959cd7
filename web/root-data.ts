import { useRouteLoaderData } from 'react-router';
import type { PageContext } from '#contract/page-context.ts';
import type { ShellTexts } from './shell/texts/texts.de.ts';

export type RootData = PageContext & { texts: ShellTexts };

/** What the server said about this visit: company facts, addresses, the outcome of a form posted without JavaScript. */
export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>('root');
  if (!data) throw new Error('useRootData outside of the root route');
  return data;
}
