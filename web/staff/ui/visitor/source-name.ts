/** The name of a lead's source page in the staff area: those of the two landing pages are too long for any column. */
export const sourceName = (source: string): string =>
  source.replace(/^(?:KI )?(.+) Whitepaper Landing$/, '$1 (Papiere)');
