import type { Steps } from './first-step.ts';

/** First cases of industries that make, move or stock things. */
export const making = {
  // Receipts, weather and calendar determine each branch's order.
  retail: ({ rect, disc, text, line, arrow }) => {
    rect(0, 0, 1.3, 4);
    text(0.25, 0.4, [0.8, 0.5, 0.8, 0.6, 0.8, 0.5, 0.7], 0.5);
    disc(2.5, 0.8, 0.5, { hatch: 'line' });
    for (const angle of [0, 1, 2, 3, 4, 5, 6, 7]) {
      const [x, y] = [Math.cos((angle * Math.PI) / 4), Math.sin((angle * Math.PI) / 4)];
      line([
        [2.5 + x * 0.65, 0.8 + y * 0.65],
        [2.5 + x * 0.85, 0.8 + y * 0.85],
      ]);
    }
    rect(1.7, 2.2, 1.7, 1.8);
    rect(1.7, 2.2, 1.7, 0.45, { fill: 'ink' });
    for (let day = 0; day < 8; day++)
      rect(1.85 + (day % 4) * 0.38, 2.85 + Math.floor(day / 4) * 0.55, 0.25, 0.35, day > 4 ? { hatch: 'dense' } : {});
    arrow(3.9, 2, 1.2);
    for (const [row, boxes] of [5, 2, 4].entries()) {
      for (let box = 0; box < boxes; box++) rect(5.7 + box * 0.95, 0.35 + row * 1.35, 0.8, 0.75, { fill: 'hot' });
      line(
        [
          [5.5, 1.1 + row * 1.35],
          [10.6, 1.1 + row * 1.35],
        ],
        { weight: 'cut' },
      );
    }
  },
  // Parts pass a camera: scrap is rejected, uncertain ones go to the bench.
  manufacturing: ({ rect, disc, line, cross, arrow }) => {
    line(
      [
        [0, 2.35],
        [10.4, 2.35],
      ],
      { weight: 'cut' },
    );
    for (let part = 0; part < 8; part++) {
      rect(0.1 + part * 1.3, 1.2, 1, 1, part === 4 ? {} : { hatch: 'line' });
      disc(0.6 + part * 1.3, 1.7, 0.26);
    }
    line([
      [5.35, 1.25],
      [5.65, 1.55],
      [5.45, 1.8],
      [5.8, 2.15],
    ]);
    rect(5, 0.85, 1.6, 1.75, { fill: 'none', weight: 'cut' });
    rect(5.3, 0, 1, 0.55, { fill: 'hot' });
    line(
      [
        [5.8, 0.55],
        [5.8, 0.85],
      ],
      { dash: 4 },
    );
    cross(8.4, 1.7, 0.62, { weight: 'cut' });
    line([
      [5.8, 2.6],
      [5.8, 3.4],
    ]);
    arrow(5.8, 3.4, 1.4);
    rect(7.5, 2.85, 2.9, 1.1, { weight: 'cut' });
    disc(8.1, 3.4, 0.34, { fill: 'ink' });
    rect(8.8, 3.1, 0.6, 0.6, { hatch: 'line' });
  },
  // Reports of returned parts, week by week; a common fault is found before the curve rises.
  automotive: ({ rect, line, cross, disc }) => {
    for (let report = 0; report < 27; report++) {
      const [x, y] = [(report % 9) * 1.16, Math.floor(report / 9) * 0.78];
      const same = [2, 10, 13, 19, 22].includes(report);
      rect(x, y, 0.86, 0.56, same ? { fill: 'hot' } : {});
    }
    line([
      [0, 4],
      [10.4, 4],
    ]);
    line(
      [
        [0, 3.85],
        [5.5, 3.8],
        [7.2, 3.65],
        [8.6, 3.2],
        [10.4, 2.5],
      ],
      { weight: 'cut' },
    );
    line(
      [
        [5.2, 2.35],
        [5.2, 4],
      ],
      { dash: 4 },
    );
    disc(5.2, 3.15, 0.42, { weight: 'cut' });
    cross(5.2, 3.15, 0.18, { weight: 'cut' });
  },
  // An hour instead of a day: a narrow window on the day's scale.
  logistics: ({ rect, line, disc }) => {
    rect(0, 0.6, 3, 1.5, { hatch: 'line' });
    rect(3, 1.05, 1.1, 1.05, { weight: 'line' });
    rect(3.35, 1.25, 0.5, 0.35, { fill: 'ink' });
    for (const x of [0.7, 3.4]) disc(x, 2.15, 0.34, { fill: 'ink' });
    line(
      [
        [0, 2.52],
        [10.5, 2.52],
      ],
      { weight: 'cut' },
    );
    rect(5.1, 0.6, 5.3, 0.7, { fill: 'none', dash: 4 });
    rect(7.5, 0, 0.9, 2, { fill: 'hot' });
    for (let hour = 0; hour <= 10; hour++)
      line([
        [5.1 + hour * 0.53, 2.52],
        [5.1 + hour * 0.53, hour % 5 ? 2.75 : 2.95],
      ]);
    disc(7.95, 3.5, 0.46, { weight: 'line' });
    line([
      [7.95, 3.2],
      [7.95, 3.5],
      [8.18, 3.6],
    ]);
    line(
      [
        [4.4, 1.6],
        [7.3, 1.6],
      ],
      { dash: 4 },
    );
  },
} satisfies Steps;
