import * as v from 'valibot';
import { block, paperFigure } from './opening.ts';

/** A white paper as visitors see it, in one language (spec section 3). */
const publicWhitePaper = v.object({ id: v.string(), number: v.string(), title: v.string() });
export type PublicWhitePaper = v.InferOutput<typeof publicWhitePaper>;
/** A paper on the shelf: what its cover is drawn from, null for papers whose title the build did not know. */
const shelvedWhitePaper = v.object({ ...publicWhitePaper.entries, drawnFrom: v.nullable(v.string()) });
export type ShelvedWhitePaper = v.InferOutput<typeof shelvedWhitePaper>;
/**
 * A paper in the list: what it says in a sentence or two, null for papers that staff added, and what it is found by
 * besides.
 */
const listedWhitePaper = v.object({
  ...shelvedWhitePaper.entries,
  /** What its drawn cover says, where its title is too long for that. */
  short: v.exactOptional(v.string()),
  summary: v.nullable(v.string()),
  keywords: v.pipe(v.array(v.string()), v.readonly()),
});
export type ListedWhitePaper = v.InferOutput<typeof listedWhitePaper>;
/** `date` is a month, as in 2026-11. */
const paperChange = v.object({ date: v.string(), what: v.string() });
export type PaperChange = v.InferOutput<typeof paperChange>;
/** What its own page says of a paper; the facts are those of the papers that ship, null for papers that staff added. */
const whitePaperFacts = v.object({
  /** Title for lists of search results, where the paper's own is too long for them. */
  short: v.exactOptional(v.string()),
  summary: v.string(),
  /** One for lists of search results, where no sentences of the summary make one. */
  description: v.exactOptional(v.string()),
  minutes: v.number(),
  keywords: v.array(v.string()),
  /** Headings, in order. */
  contents: v.array(v.string()),
  /** Laws and rulings that it cites; a note says what limits what it says of them. */
  sources: v.array(v.object({ name: v.string(), href: v.string(), note: v.exactOptional(v.string()) })),
  /** Month, as in 2024-08. */
  date: v.string(),
  /** Month up to which the law is stated. */
  revised: v.nullable(v.string()),
  /** What was changed after publication, newest first. */
  changes: v.array(paperChange),
  /** What its cover and its charts are drawn from. */
  figures: v.array(paperFigure),
  /** Its first page, which everybody may read. */
  opening: v.array(block),
});
export type WhitePaperFacts = v.InferOutput<typeof whitePaperFacts>;
const publicWhitePaperPage = v.object({
  ...publicWhitePaper.entries,
  facts: v.nullable(whitePaperFacts),
  /** Whether its title is the one that ships: only then do `facts.short` and the picture of the build belong to it. */
  titleAsShipped: v.boolean(),
  /** The papers beside it in the list. */
  newer: v.nullable(publicWhitePaper),
  older: v.nullable(publicWhitePaper),
});
export type PublicWhitePaperPage = v.InferOutput<typeof publicWhitePaperPage>;
export const publicWhitePaperAnswer = v.object({ whitepaper: publicWhitePaperPage });
export type PublicWhitePaperAnswer = v.InferOutput<typeof publicWhitePaperAnswer>;
/** Public list, in the asked language, the newest first. */
export const publicWhitePapersAnswer = v.object({ whitepapers: v.array(listedWhitePaper) });
export type PublicWhitePapersAnswer = v.InferOutput<typeof publicWhitePapersAnswer>;
export const publicWhitePapersPath = '/api/whitepapers';
