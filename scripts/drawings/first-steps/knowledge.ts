import type { Steps } from './first-step.ts';

/** First cases of industries that work with knowledge and data. */
export const knowledge = {
  // Questions that the wiki answers end there; the others continue with their record.
  it: ({ rect, text, line, arrow, disc }) => {
    for (let ticket = 0; ticket < 4; ticket++) {
      rect(0, ticket * 1.05, 2, 0.8, ticket === 3 ? { hatch: 'line' } : {});
      text(0.25, 0.4 + ticket * 1.05, [ticket % 2 ? 1 : 1.4]);
    }
    for (const ticket of [0, 1, 2])
      line([
        [2, 0.4 + ticket * 1.05],
        [3.2, 0.4 + ticket * 1.05],
        [4.2, 1.45],
      ]);
    rect(4.2, 0, 2.8, 2.9, { weight: 'cut' });
    line([
      [5.6, 0],
      [5.6, 2.9],
    ]);
    text(4.5, 0.5, [0.8, 0.6, 0.8, 0.5, 0.7], 0.45);
    text(5.9, 0.5, [0.8, 0.7], 0.45);
    rect(5.9, 1.5, 0.8, 0.8, { fill: 'hot' });
    arrow(7, 1.45, 1.1);
    for (const row of [0, 1, 2]) rect(8.5, 0.2 + row * 0.9, 2, 0.65, { fill: 'hot' });
    line([
      [2, 3.55],
      [8.7, 3.55],
    ]);
    rect(5, 3.25, 0.9, 0.6);
    text(5.15, 3.45, [0.5, 0.35], 0.2);
    disc(9.1, 3.55, 0.4, { fill: 'ink' });
  },
  // The same column twice: its distribution has shifted, and a flag is raised.
  datascience: ({ rect, line, arrow }) => {
    for (const [at, height] of [0.4, 1, 1.9, 2.7, 2.1, 1.1, 0.5].entries())
      rect(0.1 + at * 0.6, 3.8 - height, 0.6, height, { hatch: 'line' });
    for (const [at, height] of [0.3, 0.5, 0.8, 1.2, 1.9, 2.9, 2.4].entries())
      rect(6 + at * 0.6, 3.8 - height, 0.6, height, at > 3 ? { fill: 'hot' } : { hatch: 'line' });
    for (const x of [0, 5.9])
      line(
        [
          [x, 3.8],
          [x + 4.5, 3.8],
        ],
        { weight: 'cut' },
      );
    arrow(4.75, 2.6, 0.9);
    for (const x of [1.9, 7.8])
      line(
        [
          [x + 0.3, 0.3],
          [x + 0.3, 3.8],
        ],
        { dash: 4 },
      );
    line(
      [
        [9.3, 0.9],
        [9.3, -0.1],
        [10.3, 0.2],
        [9.3, 0.5],
      ],
      { weight: 'cut' },
    );
  },
  // Findings, curves and notes of a record become a draft that a doctor signs.
  healthcare: ({ rect, text, line, arrow, disc }) => {
    rect(0, 0, 2.3, 1.8);
    line([
      [0.2, 1],
      [0.7, 1],
      [0.9, 0.4],
      [1.15, 1.45],
      [1.35, 1],
      [2.1, 1],
    ]);
    rect(0, 2.2, 2.3, 1.8);
    text(0.3, 2.6, [1.6, 1.2, 1.6], 0.45);
    rect(2.7, 0, 2.3, 4, { hatch: 'line' });
    rect(3.05, 0.4, 1.6, 1.2);
    rect(3.05, 2, 1.6, 1.6);
    text(3.25, 2.35, [1.1, 0.8, 1.1], 0.42);
    arrow(5.4, 2, 0.9);
    rect(6.7, 0, 2.6, 4, { weight: 'cut' });
    rect(7, 0.4, 2, 1.9, { fill: 'hot' });
    line([
      [7, 3.5],
      [9, 3.5],
    ]);
    line([
      [7.1, 3.35],
      [7.35, 2.85],
      [7.5, 3.4],
      [7.8, 2.95],
      [8, 3.35],
      [8.5, 3.2],
    ]);
    disc(10, 2.2, 0.4, { fill: 'ink' });
    rect(9.5, 2.75, 1, 1.25, { fill: 'ink' });
  },
  // A row of exercises; after a mistake the next one takes a step back before it goes on.
  education: ({ rect, text, line, cross, arrow }) => {
    const card = (x: number, y: number) => {
      rect(x, y, 1.8, 1.3);
      text(x + 0.3, y + 0.45, [1.1, 0.7], 0.4);
    };
    card(0, 1.3);
    arrow(1.8, 1.95, 0.9);
    card(2.7, 0.6);
    cross(3.6, 1.25, 0.45, { weight: 'cut' });
    line([
      [3.6, 1.9],
      [3.6, 3.3],
      [4.5, 3.3],
    ]);
    line(
      [
        [4.5, 1],
        [8.6, 0.5],
      ],
      { dash: 4 },
    );
    rect(4.5, 2.65, 1.8, 1.3, { fill: 'hot' });
    line([
      [6.3, 3.3],
      [7.2, 3.3],
      [7.2, 2.5],
    ]);
    line([
      [6.95, 2.8],
      [7.2, 2.5],
      [7.45, 2.8],
    ]);
    card(6.3, 1.15);
    line([
      [8.1, 1.8],
      [9.6, 1.8],
      [9.6, 1.3],
    ]);
    card(8.7, 0);
  },
} satisfies Steps;
