import type { PaperFigure } from '#contract/white-papers/opening.ts';
import { escaped, short } from '#scripts/drawings/machine/svg.ts';

const [ink, hot, hairline] = ['#161b2b', '#2547f4', '#d9d3c6'];
/** In px: start and end of the bars, width of the chart, height of a row. */
const [bars, barsEnd, width, row] = [196, 400, 480, 24];

/**
 * Numbers of one kind as bars with a common scale; losses extend to the left of zero. A complete SVG for a printed
 * page.
 */
export function barChart({ items }: PaperFigure): string {
  const values = items.map(({ value }) => value);
  const [low, high] = [Math.min(0, ...values), Math.max(0, ...values)];
  const x = (value: number) => bars + ((value - low) / (high - low)) * (barsEnd - bars);
  const largest = Math.max(...values.map(Math.abs));
  const rows = items.map(({ label, written, value }, index) => {
    const y = index * row;
    const [from, to] = [x(Math.min(0, value)), x(Math.max(0, value))];
    return `<path d="M0 ${y + row}H${width}" stroke="${hairline}" stroke-width=".75"/><text x="0" y="${y + 16}">${escaped(label)}</text><rect x="${short(from)}" y="${y + 6}" width="${short(Math.max(1, to - from))}" height="12" fill="${Math.abs(value) === largest ? hot : ink}"/><text x="${width}" y="${y + 16}" font-weight="600" text-anchor="end">${escaped(written)}</text>`;
  });
  const height = items.length * row;
  const nought = low < 0 ? `<path d="M${short(x(0))} 0V${height}" stroke="${ink}" stroke-width="1.5"/>` : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height + 2}" viewBox="0 -1 ${width} ${height + 2}" font-family="Figtree" font-size="10.6" fill="${ink}"><path d="M0 0H${width}" stroke="${ink}" stroke-width="1.5"/>${rows.join('')}${nought}</svg>`;
}

/** The same as text, for people who do not see it. */
export function inWords({ caption, items }: PaperFigure): string {
  return `${caption}: ${items.map(({ label, written }) => `${label} ${written}`).join('; ')}`;
}
