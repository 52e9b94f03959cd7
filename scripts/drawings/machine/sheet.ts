import { axonometry, circle, hatching, letterings, type Point, type Point3, plan } from './geometry.ts';
import { stroke } from './pencil.ts';
import { colours, escaped, pathOf, short } from './svg.ts';

/** Line widths in px: hairline, line, edge of a cut. */
const weights = { hair: 0.75, line: 1.5, cut: 3 } as const;
/** Px between the strokes of a hatching. */
const hatches = { line: 6, dense: 3.2 } as const;
/** Factors for line widths: a thumbnail is shown at about an eighth of the size, a picture at two thirds. */
const bold = { thumbnail: 4, picture: 1.5 } as const;
/** Margin in px around a drawing for half of its widest line. */
const edge = 7;

type Weight = keyof typeof weights;
type Hatch = keyof typeof hatches;
type Fill = 'none' | keyof typeof colours;
export type FaceLook = { fill?: Fill; hatch?: Hatch | undefined; weight?: Weight; dash?: number; open?: boolean };
export type BoxLook = {
  hot?: boolean;
  /** Draws the outline in the heaviest weight. */
  outline?: boolean;
  left?: Hatch | null;
  right?: Hatch | null;
  fill?: Fill;
  dash?: number;
};
type LetterLook = {
  plane?: keyof typeof letterings;
  size?: number;
  weight?: number;
  colour?: keyof typeof colours;
  /** Length in units to which the text is stretched; its natural length if omitted. */
  length?: number;
};
/**
 * Whether to omit lettering and hairlines and thicken the rest: `true` for thumbnails, `picture` for pictures beside
 * text.
 */
export type Thumb = boolean | 'picture';
export type SheetSettings = {
  origin: Point;
  /** Px per unit. */
  unit: number;
  view?: 'axonometry' | 'plan';
  thumb?: Thumb;
};
/** An SVG group, and the bounding box of the drawing including its line widths: x, y, width, height in px. */
export type Drawing = { svg: string; frame: readonly [number, number, number, number] };
export type Sheet = ReturnType<typeof sheet>;

/** Collects shapes in space, ordered from back to front, and renders them as SVG. */
export function sheet({ origin, unit, view = 'axonometry', thumb = false }: SheetSettings) {
  const out: string[] = [];
  /** Lines since the last area, by pen: their order does not show, so each pen's become one path. */
  const lines = new Map<string, string>();
  const project = (view === 'plan' ? plan : axonometry)(origin, unit);
  const [xs, ys]: [number[], number[]] = [[], []];
  const at = (point: Point3): Point => {
    const [x, y] = project(point);
    xs.push(x);
    ys.push(y);
    return [x, y];
  };
  const scale = thumb === 'picture' ? bold.picture : thumb ? bold.thumbnail : 1;
  const pen = (weight: Weight, dash?: number) =>
    ` stroke-width="${weights[weight] * scale}"${dash ? ` stroke-dasharray="${dash * scale}"` : ''}`;
  const ink = (path: string, pen: string) => lines.set(pen, (lines.get(pen) ?? '') + path);
  function add(svg: string): void {
    for (const [pen, path] of lines) out.push(`<path d="${path}"${pen}/>`);
    lines.clear();
    out.push(svg);
  }

  /** A flat area: fill, hatching, outline. */
  function face(points: readonly Point3[], look: FaceLook = {}): void {
    const { fill = 'ground', hatch, weight = 'line', dash, open = false } = look;
    const outline = points.map(at);
    const path = pathOf(outline, !open);
    const isOutlined = !thumb || weight !== 'hair';
    if (fill !== 'none')
      add(`<path d="${path}" fill="${colours[fill]}"${isOutlined ? pen(weight, dash) : ' stroke="none"'}/>`);
    else if (isOutlined) ink(path, pen(weight, dash));
    if (!hatch) return;
    const strokes = hatching(outline, hatches[hatch] * (scale > 2 ? 3.4 : scale));
    ink(strokes.map((ends) => pathOf(ends)).join(''), ` stroke-width="${scale > 2 ? 2.2 : short(0.8 * scale)}"`);
  }

  function line(points: readonly Point3[], look: { weight?: Weight; dash?: number } = {}): void {
    const { weight = 'line', dash } = look;
    if (thumb && weight === 'hair') return;
    ink(pathOf(points.map(at)), pen(weight, dash));
  }

  /** A block, given by its rearmost corner; w along x, l along y, h up. */
  function box([x, y, z]: Point3, [w, l, h]: Point3, look: BoxLook = {}): void {
    const { hot = false, outline = false, left = 'line', right, fill = 'ground', dash } = look;
    const [X, Y, Z] = [x + w, y + l, z + h];
    const side = (cold: FaceLook, warm: Fill): FaceLook =>
      hot ? { fill: warm } : { ...cold, fill, ...(dash !== undefined && { dash }) };
    const leftFace = corners([x, Y, z], [X, Y, z], [X, Y, Z], [x, Y, Z]);
    face(leftFace, side({ hatch: fill === 'none' ? undefined : (left ?? undefined) }, 'hotLeft'));
    face(corners([X, y, z], [X, Y, z], [X, Y, Z], [X, y, Z]), side({ hatch: right ?? undefined }, 'hot'));
    face(corners([x, y, Z], [X, y, Z], [X, Y, Z], [x, Y, Z]), side({}, 'hotTop'));
    if (!outline) return;
    const silhouette = corners([x, y, Z], [X, y, Z], [X, y, z], [X, Y, z], [x, Y, z], [x, Y, Z]);
    face(silhouette, { fill: 'none', weight: 'cut' });
  }

  /** Text in a plane of the drawing. */
  function letter(words: string, point: Point3, look: LetterLook = {}): void {
    if (thumb) return;
    const { plane = 'floor', size = 20, weight = 560, colour = 'ink', length } = look;
    const matrix = letterings[view === 'plan' ? 'sheet' : plane].map((part) => part.toFixed(3));
    const fit = length ? ` textLength="${short(length * unit)}" lengthAdjust="spacingAndGlyphs"` : '';
    const place = at(point).map(short).join(' ');
    add(
      `<text transform="matrix(${matrix.join(' ')} ${place})" font-size="${size}" font-weight="${weight}" fill="${colours[colour]}" stroke="none"${fit}>${escaped(words)}</text>`,
    );
  }

  /** A stroke of the red pencil; width in px. */
  function pencil(points: readonly Point3[], width = 5): void {
    add(`<path d="${stroke(points.map(at), width * (scale > 2 ? 3 : 1))}" fill="${colours.pencil}" stroke="none"/>`);
  }

  return {
    at,
    thumb: scale > 1,
    face,
    line,
    box,
    letter,
    pencil,
    /** A circle parallel to the floor. */
    disc: (centre: Point3, radius: number, look?: FaceLook) =>
      face(circle(centre, radius, Math.round(Math.min(44, 8 + radius * unit))), look),
    /** Raw SVG, in px of the sheet. */
    raw: add,
    drawing(): Drawing {
      add('');
      const [left, top] = [Math.floor(Math.min(...xs)) - edge, Math.floor(Math.min(...ys)) - edge];
      const [right, bottom] = [Math.ceil(Math.max(...xs)) + edge, Math.ceil(Math.max(...ys)) + edge];
      const svg = `<g fill="none" stroke="currentColor" stroke-linejoin="round" stroke-linecap="round" font-family="Bricolage Grotesque,sans-serif">${out.join('')}</g>`;
      return { svg, frame: [left, top, right - left, bottom - top] };
    },
  };
}

const corners = (...points: readonly Point3[]) => points;

/** A rectangle on the floor or at height z. */
export const rectangle = (x: number, y: number, w: number, l: number, z = 0): Point3[] => [
  [x, y, z],
  [x + w, y, z],
  [x + w, y + l, z],
  [x, y + l, z],
];
