import { createContext, useContext } from 'react';
import type { PageContext } from '#contract/page-context.ts';

export type RootData = PageContext & {
  /** Current number of white papers, since staff can add some. */
  papers: number;
};

export const RootDataContext = createContext<RootData | null>(null);

/** Everything the server knows about this visit, mainly the company data; islands use `useVisit` instead. */
export function useRootData(): RootData {
  const data = useContext(RootDataContext);
  if (!data) throw new Error('useRootData in an island: only the server and the staff area have these facts');
  return data;
}

/** Replaces {papers}, {books} and {locations} by their numbers. */
export function counted(text: string, { papers, company: { books, locations } }: RootData): string {
  const counts: Record<string, number> = { papers, books: books.length, locations: locations.length };
  return text.replace(/\{(papers|books|locations)\}/g, (_, name: string) => String(counts[name]));
}
