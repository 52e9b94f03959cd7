import type { Block, PaperFigure } from './opening.ts';

/** A white paper as visitors see it, in one language (spec section 3). */
export type PublicWhitePaper = { id: string; number: string; title: string };
/** A paper on the shelf: what its cover is drawn from, null for papers whose title the build did not know. */
export type ShelvedWhitePaper = PublicWhitePaper & { drawnFrom: string | null };
/**
 * A paper in the list: what it says in a sentence or two, null for papers that staff added, and what it is found by
 * besides.
 */
export type ListedWhitePaper = ShelvedWhitePaper & { summary: string | null; keywords: readonly string[] };
/** `date` is a month, as in 2026-11. */
export type PaperChange = { date: string; what: string };
/** What its own page says of a paper; the facts are those of the papers that ship, null for papers that staff added. */
export type WhitePaperFacts = {
  /** Title for lists of search results, where the paper's own is too long for them. */
  short?: string;
  summary: string;
  minutes: number;
  keywords: string[];
  /** Headings, in order. */
  contents: string[];
  /** Laws and rulings that it cites. */
  sources: { name: string; href: string }[];
  /** Month, as in 2024-08. */
  date: string;
  /** Month up to which the law is stated. */
  revised: string | null;
  /** What was changed after publication, newest first. */
  changes: PaperChange[];
  /** What its cover and its charts are drawn from. */
  figures: PaperFigure[];
  /** Its first page, which everybody may read. */
  opening: Block[];
};
export type PublicWhitePaperPage = PublicWhitePaper & {
  facts: WhitePaperFacts | null;
  /** Whether its title is the one that ships: only then do `facts.short` and the picture of the build belong to it. */
  titleAsShipped: boolean;
  /** The papers beside it in the list. */
  newer: PublicWhitePaper | null;
  older: PublicWhitePaper | null;
};
export type PublicWhitePaperAnswer = { whitepaper: PublicWhitePaperPage };
/** Public list, in the asked language, the newest first. */
export type PublicWhitePapersAnswer = { whitepapers: ListedWhitePaper[] };
export const publicWhitePapersPath = '/api/whitepapers';
