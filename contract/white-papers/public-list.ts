import * as v from 'valibot';
import { block, paperFigure } from './opening.ts';

/** A white paper as visitors see it, in one language (spec section 3). */
const publicWhitePaper = v.object({ id: v.string(), number: v.string(), title: v.string() });
export type PublicWhitePaper = v.InferOutput<typeof publicWhitePaper>;
/** A paper on the shelf; `drawnFrom` is what its cover is drawn from, null if the build did not know the title. */
const shelvedWhitePaper = v.object({ ...publicWhitePaper.entries, drawnFrom: v.nullable(v.string()) });
export type ShelvedWhitePaper = v.InferOutput<typeof shelvedWhitePaper>;
/**
 * A paper in the list: its summary in a sentence or two (null for papers that staff added) and further search terms.
 */
const listedWhitePaper = v.object({
  ...shelvedWhitePaper.entries,
  /** Shorter title for the drawn cover, if the full one is too long. */
  short: v.exactOptional(v.string()),
  summary: v.nullable(v.string()),
  keywords: v.pipe(v.array(v.string()), v.readonly()),
});
export type ListedWhitePaper = v.InferOutput<typeof listedWhitePaper>;
/** `date` is a month, as in 2026-11. */
const paperChange = v.object({ date: v.string(), what: v.string() });
export type PaperChange = v.InferOutput<typeof paperChange>;
/** Details for the paper's own page; they exist only for papers that ship with the site. */
const whitePaperFacts = v.object({
  /** Shorter title for search engines, if the full one is too long. */
  short: v.exactOptional(v.string()),
  summary: v.string(),
  /** Description for search engines, if the summary's sentences do not fit. */
  description: v.exactOptional(v.string()),
  minutes: v.number(),
  keywords: v.array(v.string()),
  /** Headings, in order. */
  contents: v.array(v.string()),
  /** Laws and rulings that it cites; `note` is a caveat about what it says of them. */
  sources: v.array(v.object({ name: v.string(), href: v.string(), note: v.exactOptional(v.string()) })),
  /** Month, as in 2024-08. */
  date: v.string(),
  /** Month as of which it states the law. */
  revised: v.nullable(v.string()),
  /** What was changed after publication, newest first. */
  changes: v.array(paperChange),
  /** What its cover and charts are drawn from. */
  figures: v.array(paperFigure),
  /** Its first page, which is public. */
  opening: v.array(block),
});
export type WhitePaperFacts = v.InferOutput<typeof whitePaperFacts>;
const publicWhitePaperPage = v.object({
  ...publicWhitePaper.entries,
  facts: v.nullable(whitePaperFacts),
  /** Whether its title is unchanged; only then do `facts.short` and the cover of the build apply. */
  titleAsShipped: v.boolean(),
  /** Its neighbours in the list. */
  newer: v.nullable(publicWhitePaper),
  older: v.nullable(publicWhitePaper),
});
export type PublicWhitePaperPage = v.InferOutput<typeof publicWhitePaperPage>;
export const publicWhitePaperAnswer = v.object({ whitepaper: publicWhitePaperPage });
export type PublicWhitePaperAnswer = v.InferOutput<typeof publicWhitePaperAnswer>;
/** Public list in the requested language, newest first. */
export const publicWhitePapersAnswer = v.object({ whitepapers: v.array(listedWhitePaper) });
export type PublicWhitePapersAnswer = v.InferOutput<typeof publicWhitePapersAnswer>;
export const publicWhitePapersPath = '/api/whitepapers';
