/** Lengths in characters that search engines show in full; the company's name follows the title. */
const [longestTitle, longestDescription] = [44, 160];

/** A title for search engines: `short` if available, otherwise as many whole words as fit. */
export function listedTitle(title: string, short?: string): string {
  if (short || title.length <= longestTitle) return short ?? title;
  // Leaves room for the ellipsis.
  const most = longestTitle - 2;
  const end = title.lastIndexOf(' ', most);
  return `${title.slice(0, end > 0 ? end : most).replace(/[,:;–]$/, '')} …`;
}

/**
 * A description for search engines: as many whole sentences of the summary as fit, preceded by the title if that fits
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
