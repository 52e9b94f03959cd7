import type { Point } from './geometry.ts';

/** Formats a length: a tenth of a px is finer than any screen. */
export const short = (value: number) => String(rounded(value)).replace(/^(-?)0\./, '$1.');

const rounded = (value: number) => Math.round(value * 10) / 10;

/** A line through points as path data, each point relative to the one before it, which is shorter. */
export function pathOf(points: readonly Point[], closed = false): string {
  let [x, y] = [0, 0];
  const steps = points.map((point) => {
    const [dx, dy] = [rounded(point[0]) - x, rounded(point[1]) - y];
    [x, y] = [x + dx, y + dy];
    return `${short(dx)}${dy < 0 ? '' : ' '}${short(dy)}`;
  });
  const [first, ...rest] = steps;
  return `M${first}${rest.length > 0 ? `l${rest.join(' ').replaceAll(' -', '-')}` : ''}${closed ? 'Z' : ''}`;
}

export const escaped = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/"/g, '&quot;');

/**
 * Colours of drawings as custom properties with fallbacks, so that they follow the page that uses the drawing. Ink is
 * the page's text colour.
 */
export const colours = {
  ink: 'currentColor',
  ground: 'var(--plate-ground,#fbfaf7)',
  hot: 'var(--plate-hot,#2547f4)',
  hotTop: 'var(--plate-hot-top,#5f7bff)',
  hotLeft: 'var(--plate-hot-left,#1a36c9)',
  /** Thin lines and text in the hot colour, which must be legible on the ground. */
  hotInk: 'var(--plate-hot-ink,#2547f4)',
  onHot: 'var(--plate-on-hot,#fff)',
  pencil: 'var(--plate-pencil,#e5532d)',
} as const;

/** Replaces custom properties by colours, for renderers that do not support them. */
export function withColours(svg: string, ink: string, set: Record<string, string> = {}): string {
  return svg
    .replace(/var\((--[\w-]+),([^()]+)\)/g, (_, name: string, value: string) => set[name] ?? value)
    .replaceAll('currentColor', ink);
}
