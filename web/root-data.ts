import { useRouteLoaderData } from 'react-router';
import type { PageContext } from '#contract/page-context.ts';

export type RootData = PageContext & {
  /** How many white papers there are by now: staff add to them. */
  papers: number;
};

/** What the server said about this visit: company facts, addresses, the outcome of a form posted without JavaScript. */
export function useRootData(): RootData {
  const data = useRouteLoaderData<RootData>('root');
  if (!data) throw new Error('useRootData outside of the root route');
  return data;
}

/** Puts how many there are in the place of {papers}, {books} and {locations}. */
export function counted(text: string, { papers, company: { books, locations } }: RootData): string {
  const counts: Record<string, number> = { papers, books: books.length, locations: locations.length };
  return text.replace(/\{(papers|books|locations)\}/g, (_, name: string) => String(counts[name]));
}
