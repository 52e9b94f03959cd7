/** Characters of a title and of a description that search results show in full; the company's name follows a title. */
const [longestTitle, longestDescription] = [44, 160];

/** A paper's title for search results: `short` where it has one, else as many whole words as fit. */
export function listedTitle(title: string, short?: string): string {
  if (short || title.length <= longestTitle) return short ?? title;
  // Room for the mark that something is left out.
  return `${title.slice(0, title.lastIndexOf(' ', longestTitle - 2)).replace(/[,:;–]$/, '')} …`;
}

/**
 * A paper's description for search results: as many whole sentences of its summary as fit, after its title if that fits
 * too.
 */
export function listedDescription(title: string, summary: string): string {
  let whole = '';
  for (const sentence of summary.split(/(?<=[.?])\s(?=[A-ZÄÖÜ0-9])/)) {
    const longer = whole ? `${whole} ${sentence}` : sentence;
    if (whole && longer.length > longestDescription) break;
    whole = longer;
  }
  const withTitle = `${title}. ${whole}`;
  return withTitle.length <= longestDescription ? withTitle : whole;
}
