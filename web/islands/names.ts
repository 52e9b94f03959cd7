/** The interactive parts of pages; everything else is plain HTML. */
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
 * Islands that are rarely on the first screen: their texts are loaded with their code (`web/visitor/islands/texts.ts`)
 * instead of being repeated in each page's HTML.
 */
export const textsApart = [
  'calculation',
  'newsletter-general',
  'newsletter-radar',
  'newsletter-use-cases',
] as const satisfies readonly IslandName[];

export type IslandName = (typeof islandNames)[number];
