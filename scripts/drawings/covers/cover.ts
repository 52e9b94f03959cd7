import { escaped, short } from '#scripts/drawings/machine/svg.ts';
import type { Family, Ground } from '#scripts/white-papers/cover-names.ts';
import type { CoverColours } from './draw.ts';
import { families } from './families.ts';

/** Width and height of a cover: A4, scaled down. */
export const coverSize = { width: 210, height: 297 } as const;
const margin = 14;

const grounds: Record<Ground, CoverColours> = {
  paper: { ground: '#fbfaf7', ink: '#070b16', hot: '#2547f4' },
  sand: { ground: '#e9e3d5', ink: '#070b16', hot: '#2547f4' },
  ink: { ground: '#070b16', ink: '#ffffff', hot: '#9db0ff' },
  cobalt: { ground: '#2547f4', ink: '#ffffff', hot: '#070b16' },
};

/** The input of a cover: numbers of one kind, in the paper's order. */
type CoverArt = { family: Family; ground: Ground; values: readonly number[] };

/** Colours of a cover, for lettering on it. */
export const coverColours = (ground: Ground) => grounds[ground];

/** The drawing with its background, without lettering. */
export function coverArt({ family, ground, values }: CoverArt): string {
  const colours = grounds[ground];
  const { width, height } = coverSize;
  // An outline, because a cover may have the colour of the page.
  const edge = `<rect x=".5" y=".5" width="${width - 1}" height="${height - 1}" fill="${colours.ground}" stroke="${colours.ink}" stroke-opacity=".16"/>`;
  return edge + families[family](values, colours);
}

/** The same with the paper's number and short title. */
export function lettered(art: CoverArt, number: string, title: string): string {
  const { ink } = grounds[art.ground];
  const lines = wrapped(title, 21).slice(0, 4);
  const text = lines.map(
    (line, index) => `<tspan x="${margin}" y="${short(242 + index * 16.2)}">${escaped(line)}</tspan>`,
  );
  return `${coverArt(art)}<g fill="${ink}" stroke="none" font-family="Bricolage Grotesque,sans-serif"><text x="${margin}" y="221" font-size="15" font-weight="660" letter-spacing="-.3">${escaped(number)}</text><text font-size="14.8" font-weight="560" letter-spacing="-.25">${text.join('')}</text></g>`;
}

/** Breaks words into lines of at most `longest` characters; a longer word gets its own line. */
export function wrapped(text: string, longest: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < longest) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
