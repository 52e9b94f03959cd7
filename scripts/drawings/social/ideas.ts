import { allIdeas, mostWeeks, payOffHours, xOf, yOf } from '#contract/calculation/candidates.ts';
import type { Drawing } from '#scripts/drawings/machine/sheet.ts';
import { colours, short } from '#scripts/drawings/machine/svg.ts';

const size = { width: 500, height: 460 } as const;
const x = (weeks: number) => short((xOf(weeks) / 100) * size.width);
const y = (hours: number) => short((yOf(hours) / 100) * size.height);

/** Home's eighty ideas by effort and benefit: the twelve above the line pay off, one of them comes first. */
export function ideas(): Drawing {
  const dots = allIdeas().map(({ weeks, hours, id }, index) => {
    const place = `cx="${x(weeks)}" cy="${y(hours)}"`;
    if (!id) return `<circle ${place} r="4" fill="${colours.ink}" fill-opacity=".45"/>`;
    const first = index === 0;
    const ring = `<circle ${place} r="24" fill="none" stroke="${colours.pencil}" stroke-width="4"/>`;
    return `<circle ${place} r="${first ? 12 : 9}" fill="${colours.hotInk}"/>${first ? ring : ''}`;
  });
  const { width, height } = size;
  const lines = `<path d="M0 0V${height}H${width}" fill="none" stroke="${colours.ink}" stroke-width="3"/>
    <path d="M0 ${y(payOffHours(0))}L${width} ${y(payOffHours(mostWeeks))}" stroke="${colours.ink}" stroke-width="2" stroke-dasharray="8 7"/>`;
  return { svg: lines + dots.join(''), frame: [-4, -4, width + 8, height + 8] };
}
