/** What staff call the page that a lead came from: the two landing pages have names that no column holds. */
export const sourceName = (source: string): string =>
  source.replace(/^(?:KI )?(.+) Whitepaper Landing$/, '$1 (Papiere)');
