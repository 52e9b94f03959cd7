import { keysOf } from '#contract/keys-of.ts';
import type { Line } from './bench.ts';
import type { Asked } from './costs.ts';

const panel = { width: 300, height: 190, left: 44, top: 34, right: 12, bottom: 30 };
const columns = 2;
const legend = 54;

/** Colours that are distinguishable for the colour-blind and on light and dark backgrounds; dashes differ, too. */
const looks: Record<Asked, { colour: string; dash: string }> = {
  'cached page': { colour: '#0077bb', dash: '' },
  'list of papers': { colour: '#33a3dc', dash: '6 3' },
  'free times': { colour: '#009988', dash: '2 3' },
  search: { colour: '#ee7733', dash: '' },
  'staff list': { colour: '#cc3311', dash: '6 3' },
  lead: { colour: '#b04a9a', dash: '' },
  'sign-up': { colour: '#888888', dash: '2 3' },
};

/** Range of the y axis: milliseconds of CPU time, as powers of ten. */
const [lowest, highest] = [-2, 2];

/** One panel per thing that grows; both axes are logarithmic. Readable on light and dark backgrounds. */
export function plot(lines: readonly Line[]): string {
  const rows = Math.ceil(lines.length / columns);
  const [width, height] = [columns * panel.width, legend + rows * panel.height];
  const panels = lines.map((line, at) =>
    drawPanel(line, (at % columns) * panel.width, legend + Math.floor(at / columns) * panel.height),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" role="img" aria-label="Milliseconds of a processor by what is stored">
<style>text{font:11px system-ui,sans-serif;fill:#333}.t{font-weight:600;font-size:12px}.g{stroke:#999;stroke-opacity:.35}
@media (prefers-color-scheme:dark){text{fill:#ddd}}</style>
${drawLegend()}
${panels.join('\n')}
</svg>
`;
}

function drawLegend(): string {
  return keysOf(looks)
    .map((name, at) => {
      const [x, y] = [12 + (at % 4) * 148, 16 + Math.floor(at / 4) * 20];
      return `${stroke(name, `M${x} ${y - 4}h24`)}<text x="${x + 30}" y="${y}">${name}</text>`;
    })
    .join('\n');
}

function drawPanel({ title, points }: Line, x: number, y: number): string {
  const [inner, tall] = [panel.width - panel.left - panel.right, panel.height - panel.top - panel.bottom];
  const sizes = points.map(({ size }) => Math.log10(size));
  const [from, to] = [Math.min(...sizes), Math.max(...sizes)];
  const across = (size: number) => x + panel.left + ((Math.log10(size) - from) / (to - from || 1)) * inner;
  const up = (power: number) => y + panel.top + (1 - (power - lowest) / (highest - lowest)) * tall;
  const powers = Array.from({ length: highest - lowest + 1 }, (_, at) => lowest + at);
  const grid = powers.map(
    (power) =>
      `<path class="g" d="M${x + panel.left} ${up(power)}h${inner}"/><text x="${x + panel.left - 6}" y="${up(power) + 4}" text-anchor="end">${10 ** power}</text>`,
  );
  const marks = points.map(({ size }, at) => {
    const anchor = at === 0 ? 'start' : at === points.length - 1 ? 'end' : 'middle';
    return `<text x="${across(size)}" y="${y + panel.height - 10}" text-anchor="${anchor}">${size.toLocaleString('en')}</text>`;
  });
  const drawn = keysOf(looks).map((name) => {
    const places = points.map(({ size, costs }) => {
      const power = Math.min(highest, Math.max(lowest, Math.log10(costs[name] || 10 ** lowest)));
      return `${across(size).toFixed(1)} ${up(power).toFixed(1)}`;
    });
    return stroke(name, `M${places.join('L')}`);
  });
  return [`<text class="t" x="${x + panel.left}" y="${y + 20}">${title} (ms)</text>`, ...grid, ...marks, ...drawn].join(
    '\n',
  );
}

function stroke(name: Asked, path: string): string {
  const { colour, dash } = looks[name];
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="2"${dash && ` stroke-dasharray="${dash}"`}/>`;
}
