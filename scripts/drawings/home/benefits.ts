import { figures } from '#contract/site/figures.ts';
import { type Pen, penAt } from '#scripts/drawings/machine/flat.ts';
import { type Drawing, type Sheet, sheet } from '#scripts/drawings/machine/sheet.ts';
import { pathOf, short } from '#scripts/drawings/machine/svg.ts';

export const benefitSize = { width: 227, height: 137 } as const;

/** What people notice, one drawing for each row of the page's list; the text is next to them. */
export const benefits: readonly (() => Drawing)[] = [
  pageForPile,
  placeFound,
  ownWork,
  smallTrial,
  record,
  manyCases,
].map((draw) => () => {
  const m = sheet({ view: 'plan', origin: [1.5, 1.5], unit: 20 });
  draw(penAt(m, 0, 0), m);
  return m.drawing();
});

/** A single page instead of a pile of slides: what it costs, what it brings, what waiting costs. */
function pageForPile({ rect, text, arrow }: Pen): void {
  for (let slide = 0; slide < 7; slide++)
    rect(slide * 0.26, slide * 0.42, 4.2, 3.1, slide < 6 ? {} : { hatch: 'line' });
  arrow(6.2, 3.3, 0.8);
  rect(7.3, 0, 3.9, 6.7, { weight: 'cut' });
  rect(7.8, 0.7, 1.5, 0.75, { hatch: 'dense' });
  rect(7.8, 1.95, 2.9, 0.75, { fill: 'hot' });
  rect(7.8, 3.2, 2.1, 0.75, { fill: 'none', dash: 3 });
  text(7.8, 4.75, [2.8, 2.4, 1.5], 0.6);
}

/** The binder from which an answer takes its sentence. */
function placeFound({ rect, text, line }: Pen): void {
  for (let binder = 0; binder < 6; binder++) {
    const [x, y] = [binder, binder === 3 ? 0.9 : 1.9 - (binder % 2) * 0.3];
    rect(x, y, 1, 6.7 - y, binder === 3 ? { fill: 'hot' } : { hatch: binder === 1 ? 'dense' : undefined });
    if (binder !== 3) rect(x + 0.3, y + 0.6, 0.4, 1.3);
  }
  line(
    [
      [0, 6.7],
      [11.2, 6.7],
    ],
    { weight: 'cut' },
  );
  rect(7.1, 0, 4.1, 5.6);
  text(7.6, 0.8, [3, 2.6, 3.1, 1.8], 0.65);
  rect(7.6, 3.7, 3.1, 1.1, { hatch: 'line' });
  line(
    [
      [7.6, 4.25],
      [6.5, 4.25],
      [6.5, 0.35],
      [3.5, 0.35],
      [3.5, 0.9],
    ],
    { dash: 4 },
  );
}

/** Three people, each with sheets of their own work: what works is ticked, what does not is crossed out. */
function ownWork({ rect, disc, text, cross }: Pen): void {
  for (const person of [0, 1, 2]) {
    const x = person * 3.95;
    disc(x + 1.65, 0.75, 0.7, { fill: 'ink' });
    rect(x, 1.9, 3.3, 4.8);
    for (const row of [0, 1, 2]) {
      const y = 2.75 + row * 1.45;
      const isWrong = row === (person * 2) % 3;
      text(x + 0.4, y, [1.2, 0.9], 0.4);
      rect(x + 2.1, y - 0.3, 0.8, 0.8, isWrong ? {} : { fill: person === 2 && row === 2 ? 'hot' : 'ink' });
      if (isWrong) cross(x + 2.5, y + 0.1, 0.24);
    }
  }
}

/** Twelve months of meetings and, below them on the same scale, the days of a trial. */
function smallTrial({ rect, disc, text, line }: Pen): void {
  for (let month = 0; month < 12; month++) {
    const x = month * 0.93;
    disc(x + 0.46, 0.35, 0.24);
    rect(x, 0.9, 0.93, 1.6, { hatch: 'line' });
  }
  rect(0, 3.5, 0.45, 3.2, { fill: 'hot' });
  rect(1.2, 3.5, 4.2, 2.6, { weight: 'cut' });
  text(1.7, 4.2, [1.6, 2.4, 1.2], 0.6);
  rect(4, 3.95, 0.95, 0.6, { fill: 'ink' });
  line(
    [
      [0, 6.7],
      [11.16, 6.7],
    ],
    { weight: 'cut' },
  );
}

/** A log that explains itself: when, what, from which source, released by whom; one entry is highlighted. */
function record({ rect, disc, text, line }: Pen): void {
  rect(0, 0, 11.2, 6.7);
  for (let row = 0; row < 6; row++) {
    const y = 0.85 + row;
    if (row > 0)
      line(
        [
          [0.4, y - 0.5],
          [10.8, y - 0.5],
        ],
        { weight: 'hair' },
      );
    text(0.6, y, [1]);
    text(2.3, y, [[3.1, 2.2, 2.8, 3.3, 2, 2.6][row] ?? 2]);
    for (const source of [0, 1, 2]) disc(6.6 + source * 0.7, y, 0.22, source <= (row * 2) % 3 ? { fill: 'ink' } : {});
    rect(9.2, y - 0.26, 1.3, 0.52, row === 3 ? { fill: 'hot' } : row % 2 ? { hatch: 'dense' } : {});
  }
  rect(0.25, 3.35, 10.7, 1, { fill: 'none', weight: 'cut' });
}

/** One square per described case, with the one to start with highlighted. */
function manyCases({ rect }: Pen, m: Sheet): void {
  const columns = 25;
  const rows = figures.useCases / columns;
  const [across, down] = [11.2 / columns, 6.7 / rows];
  // Each row is one dashed line.
  const lines = Array.from({ length: rows }, (_, row) => {
    const y = (row + 0.5) * down;
    return pathOf([m.at([0, y, 0]), m.at([11.2, y, 0])]);
  });
  m.raw(
    `<path d="${lines.join('')}" stroke-width="6" stroke-linecap="butt" stroke-dasharray="6 ${short(across * 20 - 6)}"/>`,
  );
  const [x, y] = [7 * across, 4.5 * down];
  rect(x - 0.12, y - 0.27, 0.54, 0.54, { fill: 'hot' });
}
