import { figures } from '#contract/site/figures.ts';
import type { Drawing } from '#scripts/drawings/machine/sheet.ts';
import { colours, escaped, short } from '#scripts/drawings/machine/svg.ts';
import type { PlateSettings } from '#scripts/drawings/plates/plate.ts';

/** Height at a scene's width. */
export const effectsHeight = 486;

const words = {
  de: {
    percent: '\u202f%',
    before: 'vorher',
    after: 'danach',
    effects: [
      ['schnellere Entwicklung', 'Softwareteams'],
      ['weniger Zeit je Einstellung', 'Personal'],
      ['schnellere Entscheidungen', 'Geschäftsleitung'],
      ['höhere Abschlussquote', 'Vertrieb und Marketing'],
    ],
  },
  en: {
    percent: '%',
    before: 'before',
    after: 'after',
    effects: [
      ['faster development', 'Software teams'],
      ['less recruiting time', 'Human resources'],
      ['faster decisions', 'Management'],
      ['higher conversion', 'Sales and marketing'],
    ],
  },
};
const { development, recruiting, decisions, conversion } = figures.platformPercent;
/** The effects in per cent, and what remains of a hundred, or what it has become. */
const percents = [development, recruiting, decisions, conversion];
const ends = [100 - development, 100 - recruiting, 100 - decisions, 100 + conversion];

/** Position of the first axis on the sheet, and its scale: from the highest value down to the lowest. */
const [left, top, bottom] = [84, 44, 450];
const [highest, lowest] = [Math.max(...ends), Math.min(...ends)];
const y = (value: number) => top + ((highest - value) / (highest - lowest)) * (bottom - top);

/** Four effects from a common starting point, as what remains of it; the saving of the largest one is hatched. */
export function effects({ language, thumb }: PlateSettings): Drawing {
  // Without lettering, the lines can be longer.
  const right = thumb ? 1176 : 742;
  const { percent, before, after, effects } = words[language];
  const text = (words: string, px: number, py: number, size: number, look = '') =>
    thumb
      ? ''
      : `<text x="${short(px)}" y="${short(py)}" font-size="${size}" fill="currentColor" stroke="none" ${look}>${escaped(words)}</text>`;
  const bold = 'font-weight="660" font-family="Bricolage Grotesque,sans-serif"';
  const axes = `<path d="M${left} ${top - 16}V${bottom + 8}M${right} ${top - 16}V${bottom + 8}" stroke-width=".75"/><path d="M${left} ${short(y(100))}H${right}" stroke-width="1.5" stroke-dasharray="5"/>`;
  const steps = Array.from({ length: 64 }, (_, at) => (at + 1) / 65);
  const saved = steps
    .map((way) => `M${short(left + way * (right - left))} ${short(y(100))}V${short(y(100 - way * (100 - lowest)))}`)
    .join('');
  const hatch = `<path d="${saved}" stroke="${colours.hotInk}" stroke-width=".75"/>`;
  const lines = ends.map((end) => {
    const isHot = end === lowest;
    const colour = isHot ? ` stroke="${colours.hot}"` : '';
    return `<path d="M${left} ${short(y(100))}L${right} ${short(y(end))}" stroke-width="${isHot ? 5 : 1.8}"${colour}/><circle cx="${right}" cy="${short(y(end))}" r="${isHot ? 8 : 5}" fill="${isHot ? colours.hot : 'currentColor'}" stroke="none"/>`;
  });
  const labels = ends.map((end, at) => {
    const [name = '', where = ''] = effects[at] ?? [];
    return (
      text(String(end), right + 22, y(end) + 11, 32, `${bold} letter-spacing="-.8"`) +
      text(`${percents[at]}${percent} ${name}`, right + 98, y(end) - 2, 16.5, 'font-weight="620"') +
      text(where, right + 98, y(end) + 18, 14)
    );
  });
  const start = `<circle cx="${left}" cy="${short(y(100))}" r="8" fill="currentColor" stroke="none"/>${text('100', left - 18, y(100) + 11, 32, `${bold} letter-spacing="-.8" text-anchor="end"`)}`;
  const names = text(before, left, 16, 14, 'text-anchor="middle"') + text(after, right, 16, 14, 'text-anchor="middle"');
  const svg = `<g fill="none" stroke="currentColor" font-family="Figtree,sans-serif">${[axes, hatch, ...lines, start, ...labels, names].join('')}</g>`;
  return { svg, frame: [0, 0, 1200, effectsHeight] };
}
