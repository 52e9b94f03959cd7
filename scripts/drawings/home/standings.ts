import { type Pen, penAt } from '#scripts/drawings/machine/flat.ts';
import { type Drawing, type FaceLook, sheet } from '#scripts/drawings/machine/sheet.ts';

export const standingSize = { width: 347, height: 132 } as const;

/** Situations of three readers, with room below for their names, above the page's text about each of them. */
export const standings: readonly (() => Drawing)[] = [spending, pilots, portfolio].map((draw) => () => {
  const m = sheet({ view: 'plan', origin: [1.5, 1.5], unit: 20 });
  draw(penAt(m, 0, 0));
  return m.drawing();
});

/** Spending that grows each quarter, each time for something else; this quarter's is yet to be decided. */
function spending({ rect, line }: Pen): void {
  const kinds: readonly FaceLook[] = [{}, { hatch: 'line' }, { fill: 'ink' }, { hatch: 'dense' }];
  const heights = [1.2, 1.5, 2.1, 2.2, 2.9, 3.3, 4, 4.6];
  heights.forEach((height, quarter) => {
    const look = quarter === heights.length - 1 ? ({ fill: 'hot' } as const) : kinds[quarter % kinds.length];
    rect(quarter * 2.15, 5.8 - height, 1.5, height, look);
  });
  line(
    [
      [0, 5.8],
      [17.2, 5.8],
    ],
    { weight: 'cut' },
  );
}

/** Seven trials on their way, none of which gets through the door to daily work. */
function pilots({ rect, disc, line }: Pen): void {
  [9.5, 12.2, 6.4, 11.3, 12.8, 7.7, 10.4].forEach((length, at) => {
    const y = 0.35 + at * 0.85;
    line([
      [0.3, y],
      [length, y],
    ]);
    disc(0.3, y, 0.22, { fill: 'ink' });
    disc(length, y, 0.22);
  });
  const wall: FaceLook = { hatch: 'dense', weight: 'cut' };
  rect(14, 0, 0.7, 2.1, wall);
  rect(14, 3.9, 0.7, 1.9, wall);
  rect(14, 2.1, 0.7, 1.8, { fill: 'hot' });
  rect(15.4, 0.8, 1.8, 4.2, { fill: 'none', dash: 4 });
}

/** Five companies until their sale: each starts with the same four levers, which are described once. */
function portfolio({ rect, disc, line }: Pen): void {
  for (let company = 0; company < 5; company++) {
    const y = 0.5 + company * 1.2;
    line(
      [
        [0.3, y],
        [16.6, y],
      ],
      { weight: 'hair' },
    );
    disc(0.3, y, 0.22, { fill: 'ink' });
    for (const lever of [0, 1, 2, 3])
      rect(1.4 + company * 2.3 + lever * 1.3, y - 0.4, 1, 0.8, company === 0 ? { fill: 'hot' } : { hatch: 'line' });
  }
  line(
    [
      [16.9, 0],
      [16.9, 5.8],
    ],
    { weight: 'cut' },
  );
}
