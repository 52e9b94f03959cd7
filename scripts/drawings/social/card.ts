import { Resvg } from '@resvg/resvg-js';
import { wrapped } from '#scripts/drawings/covers/cover.ts';
import { escaped } from '#scripts/drawings/machine/svg.ts';
import { displayFont, textFonts } from '#scripts/lib/fonts.ts';

/** The right part of a card: SVG in its px, and its left edge. */
export type Picture = { svg: string; left: number };

export const cardColours = { ink: '#070B16', white: '#FFFFFF', light: '#9DB0FF', coral: '#FF7A59' } as const;
export const cardFonts = { fontFiles: [displayFont, ...textFonts], loadSystemFonts: false };
const margin = 84;
/** Distance between a title and its picture. */
const gap = 28;
/** Font sizes of a title. */
const sizes = [62, 58, 54, 50, 46, 42] as const;
const tallest = 350;

/** Title and name on the left, and on the right a picture that the text does not reach. */
export function card(title: string, name: string, { svg, left }: Picture): string {
  const room = left - gap - margin;
  const { lines, size } = fitted(title, room);
  const top = 330 - (lines.length * size * 1.1) / 2 + size * 0.8;
  const { ink, white, light } = cardColours;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
    <rect width="1200" height="630" fill="${ink}"/>${svg}
    ${titleText(lines, size, top, white)}
    <text x="${margin}" y="560" font-family="Figtree" font-weight="600" font-size="27" fill="${light}">${escaped(name)}</text></svg>`;
}

/** The title in the largest font size that fits, in lines as even as possible. */
function fitted(title: string, room: number): { lines: string[]; size: number } {
  for (const size of sizes)
    for (const longest of [20, 24]) {
      // A title of two parts breaks between them.
      const lines = title.split(/(?<=:) /).flatMap((part) => evenly(part, longest));
      if (lines.length * size * 1.1 <= tallest && widthOf(lines, size) <= room) return { lines, size };
    }
  throw new Error(`The title does not fit the image: ${title}`);
}

/** As `wrapped`, with the shortest lines of that number, so that no single word is left for the last one. */
function evenly(title: string, longest: number): string[] {
  let lines = wrapped(title, longest);
  for (let shorter = longest - 1; shorter > 0; shorter--) {
    const next = wrapped(title, shorter);
    if (next.length > lines.length) break;
    lines = next;
  }
  return lines;
}

const titleText = (lines: readonly string[], size: number, top: number, colour: string) =>
  `<text font-family="Bricolage Grotesque" font-weight="700" font-size="${size}" letter-spacing="-1.6" fill="${colour}">${lines
    .map((line, index) => `<tspan x="${margin}" y="${top + index * size * 1.1}">${escaped(line)}</tspan>`)
    .join('')}</text>`;

/** Width of the widest line in px, as rendered. */
export function widthOf(lines: readonly string[], size: number): number {
  const text = `<svg xmlns="http://www.w3.org/2000/svg" width="2400" height="630">${titleText(lines, size, size, '#000')}</svg>`;
  return new Resvg(text, { font: cardFonts }).getBBox()?.width ?? 0;
}
