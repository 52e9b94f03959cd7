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

export type IslandName = (typeof islandNames)[number];
