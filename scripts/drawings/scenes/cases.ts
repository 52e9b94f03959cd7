import { cases as given, industries, industryIds } from '#contract/calculation/cases.ts';
import { months, scenario } from '#contract/calculation/result.ts';
import type { Point } from '#scripts/drawings/machine/geometry.ts';
import type { Drawing } from '#scripts/drawings/machine/sheet.ts';
import { colours, escaped, short } from '#scripts/drawings/machine/svg.ts';
import type { PlateSettings } from '#scripts/drawings/plates/plate.ts';

const words = {
  de: {
    across: 'Monate, bis sich der Fall selbst trägt',
    up: 'Stunden im Jahr, die Software übernimmt',
    end: 'nicht in drei Jahren',
    first: 'erster Schritt',
    later: 'danach; Nummern wie in der Liste',
    short: ['Stunden im Jahr', 'über drei Jahre', 'Monate'],
    number: (value: number) => String(value).replace(/(\d)(?=\d{3}$)/, '$1.'),
  },
  en: {
    across: 'months until the case pays for itself',
    up: 'hours a year that software takes over',
    end: 'not within three years',
    first: 'first step',
    later: 'after it; numbers as in the list',
    short: ['hours a year', 'over three years', 'months'],
    number: (value: number) => String(value).replace(/(\d)(?=\d{3}$)/, '$1,'),
  },
};
/** Bounds of the chart on the sheet, and its scales: months, and hours on a logarithmic scale. */
const [left, right, top, bottom] = [64, 1176, 40, 500];
const lastMonth = 54;
const [fewest, most] = [150, 8000];
const radius = 13.5;
/** On a phone the axes alone have letters, this large: 10 px at a width of 320. */
const large = 44;
const x = (month: number) => left + (month / lastMonth) * (right - left);
const y = (hours: number) => bottom - (Math.log(hours / fewest) / Math.log(most / fewest)) * (bottom - top);

/** Every case of the page by number: when it pays off, and how much work it saves. */
export function cases({ language, thumb }: PlateSettings): Drawing {
  const { across, up, end, first, later, number, short: names } = words[language];
  const line = (path: string, width: number, dash = '') =>
    `<path d="${path}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
  const text = (words: string, px: number, py: number, anchor = 'start', weight = 500) =>
    `<text x="${short(px)}" y="${short(py)}" font-size="${thumb ? large : 17}" font-weight="${weight}" text-anchor="${anchor}" fill="${colours.ink}" stroke="none">${escaped(words)}</text>`;
  const grid = [250, 500, 1000, 2000, 4000, ...(thumb ? [] : [8000])].map((hours) => {
    const label = thumb
      ? [500, 2000].includes(hours) && text(number(hours), right, y(hours) - 8, 'end')
      : text(number(hours), left - 10, y(hours) + 5, 'end');
    return line(`M${left} ${short(y(hours))}H${right}`, 0.5) + (label || '');
  });
  const ticks = Array.from({ length: lastMonth / 6 + 1 }, (_, index) => index * 6).map((month) => {
    const label = thumb
      ? month % 12 === 0 && month < 48 && text(String(month), x(month), bottom + 46, month ? 'middle' : 'start')
      : text(String(month), x(month), bottom + 28, 'middle');
    return line(`M${short(x(month))} ${bottom}v8`, 1.5) + (label || '');
  });
  const limit =
    line(`M${short(x(months))} ${top - 26}V${bottom}`, 3) +
    text(thumb ? (names[1] ?? '') : end, x(months) + 12, thumb ? 36 : top - 14, 'start', 620);
  const places = apart(entries.map(({ place }) => place));
  const dots = entries.map(({ isFirst, number: name }, index) => {
    const [px, py] = places[index] ?? [0, 0];
    const label = thumb
      ? ''
      : `<text x="${short(px)}" y="${short(py + 4.5)}" font-size="13.5" font-weight="620" text-anchor="middle" fill="${isFirst ? colours.onHot : colours.ink}" stroke="none">${name}</text>`;
    return `<circle cx="${short(px)}" cy="${short(py)}" r="${radius}" fill="${isFirst ? colours.hot : colours.ground}" stroke="${isFirst ? colours.hot : 'currentColor'}" stroke-width="1.5"/>${label}`;
  });
  const axis = line(`M${left} ${bottom}H${right}`, 1.5);
  const axes = thumb
    ? text(names[2] ?? '', right, bottom + 46, 'end', 620) + text(names[0] ?? '', 0, 36, 'start', 620)
    : text(across, right, bottom + 52, 'end', 620) + text(up, left - 56, top - 14, 'start', 620);
  const key = thumb
    ? ''
    : `<path d="M${left + 7} ${bottom + 46}h.01" stroke="${colours.hot}" stroke-width="15" stroke-linecap="round"/><path d="M${left + 160} ${bottom + 38.5}a7.5 7.5 0 1 1-.1 0Z" stroke-width="1.5"/>${text(first, left + 24, bottom + 52)}${text(later, left + 177, bottom + 52)}`;
  const svg = `<g fill="none" stroke="currentColor" font-family="Figtree,sans-serif">${[...grid, axis, ...ticks, limit, axes, key, ...dots].join('')}</g>`;
  return { svg, frame: [0, 0, 1200, 560] };
}

const entries = industryIds
  .flatMap((industry) => industries[industry].map((id, at) => ({ id, isFirst: at === 0 })))
  .map(({ id, isFirst }, index) => {
    const { hours, tippingMonth } = scenario(given[id]);
    return { isFirst, number: String(index + 1).padStart(2, '0'), place: [x(tippingMonth), y(hours)] as Point };
  });

/** Moves overlapping dots apart, just enough to show both. */
function apart(places: readonly Point[]): Point[] {
  const moved = places.map(([px, py]): [number, number] => [px, py]);
  const least = 2 * radius + 2.5;
  for (let round = 0; round < 60; round++)
    for (const [index, a] of moved.entries())
      for (const b of moved.slice(index + 1)) {
        const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
        const distance = Math.hypot(dx, dy) || 0.1;
        if (distance >= least) continue;
        const push = (least - distance) / 2 / distance;
        a[0] -= dx * push;
        a[1] -= dy * push;
        b[0] += dx * push;
        b[1] += dy * push;
      }
  return moved;
}
