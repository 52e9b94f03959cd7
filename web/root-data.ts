import { createContext, useContext } from 'react';
import type { PageContext } from '#contract/page-context.ts';

export type RootData = PageContext & {
  /** How many white papers there are by now: staff add to them. */
  papers: number;
};

export const RootDataContext = createContext<RootData | null>(null);

/** All that the server knows of this visit, the company's facts above all; islands have `useVisit` instead. */
export function useRootData(): RootData {
  const data = useContext(RootDataContext);
  if (!data) throw new Error('useRootData in an island: only the server and the staff area have these facts');
  return data;
}

/** Puts how many there are in the place of {papers}, {books} and {locations}. */
export function counted(text: string, { papers, company: { books, locations } }: RootData): string {
  const counts: Record<string, number> = { papers, books: books.length, locations: locations.length };
  return text.replace(/\{(papers|books|locations)\}/g, (_, name: string) => String(counts[name]));
}
