/** The parts of pages that come to life in the browser; all else is HTML and stays it. */
export const islandNames = [
  'booking',
  'calculation',
  'contact',
  'free-times',
  'investor',
  'move-booking',
  'newsletter-general',
  'newsletter-radar',
  'newsletter-use-cases',
  'paper-request',
  'white-paper',
] as const;

/**
 * Those that are seldom on the first screen: what they say is fetched with their code (`web/visitor/islands/texts.ts`)
 * and not part of each page's HTML a second time.
 */
export const textsApart = [
  'calculation',
  'newsletter-general',
  'newsletter-radar',
  'newsletter-use-cases',
] as const satisfies readonly IslandName[];

export type IslandName = (typeof islandNames)[number];
