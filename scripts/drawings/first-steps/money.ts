import type { Steps } from './first-step.ts';

/** First cases of industries that work with financial documents. */
export const money = {
  // Pages of a file in order: one is missing, two contradict each other, and a list says so.
  banking: ({ rect, text, line, disc, arrow }) => {
    for (let page = 0; page < 6; page++) {
      const [x, y] = [(page % 3) * 1.8, Math.floor(page / 3) * 2.1];
      rect(x, y, 1.5, 1.8, page === 1 ? { fill: 'none', dash: 4 } : {});
      if (page !== 1) text(x + 0.25, y + 0.4, [1, 0.7, 0.9], 0.4);
    }
    line(
      [
        [0.75, 1.2],
        [2.55, 2.9],
      ],
      { weight: 'cut' },
    );
    for (const [x, y] of [
      [0.75, 1.2],
      [2.55, 2.9],
    ] as const)
      disc(x, y, 0.16, { fill: 'ink' });
    arrow(5.5, 2, 1);
    rect(6.9, 0, 2.1, 3.9);
    for (let row = 0; row < 4; row++) {
      rect(7.15, 0.4 + row * 0.88, 0.4, 0.4, row < 2 ? { fill: 'hot' } : {});
      text(7.8, 0.6 + row * 0.88, [row % 2 ? 0.6 : 0.9]);
    }
    disc(10, 1.5, 0.42, { fill: 'ink' });
    rect(9.45, 2.05, 1.1, 1.3, { fill: 'ink' });
  },
  // Mail, photo and call reach three trays; the urgent one is filled.
  insurance: ({ rect, line, disc }) => {
    rect(0, 0, 1.9, 1.15);
    line([
      [0, 0],
      [0.95, 0.7],
      [1.9, 0],
    ]);
    rect(0, 1.45, 1.9, 1.15);
    disc(1.3, 1.8, 0.16, { fill: 'ink' });
    line([
      [0.1, 2.5],
      [0.7, 1.9],
      [1.2, 2.5],
    ]);
    rect(0, 2.9, 1.9, 1.1, { hatch: 'line' });
    for (const [at, height] of [0.25, 0.5, 0.8, 0.4, 0.65, 0.3].entries())
      line(
        [
          [0.3 + at * 0.26, 3.45 - height / 2],
          [0.3 + at * 0.26, 3.45 + height / 2],
        ],
        { weight: 'cut' },
      );
    rect(4.4, 1.35, 1.3, 1.3, { weight: 'cut' });
    for (const y of [0.6, 2, 3.4])
      line([
        [1.9, y],
        [3.2, y],
        [4.4, 2],
      ]);
    for (const [index, cards] of [4, 2, 3].entries()) {
      const y = index * 1.45;
      line([
        [5.7, 2],
        [7, y + 0.55],
        [7.4, y + 0.55],
      ]);
      rect(7.4, y, 3.1, 1.1, index === 0 ? { fill: 'hot' } : { weight: 'line' });
      for (let card = 0; card < cards; card++)
        rect(7.65 + card * 0.65, y + 0.25, 0.45, 0.6, index === 0 ? {} : { hatch: 'dense' });
    }
  },
  // Thousands of documents; the open points of a few of them are written out.
  pe: ({ rect, text, line }) => {
    const marked = [9, 19, 39];
    for (let page = 0; page < 40; page++) {
      const [x, y] = [(page % 10) * 0.62, Math.floor(page / 10) * 1.02];
      rect(x, y, 0.46, 0.8, marked.includes(page) ? { fill: 'hot' } : page % 3 ? {} : { hatch: 'dense' });
    }
    rect(7.6, 0, 2.9, 3.9, { weight: 'cut' });
    for (const [row, page] of marked.entries()) {
      const [x, y] = [(page % 10) * 0.62 + 0.46, Math.floor(page / 10) * 1.02 + 0.4];
      const to = 0.7 + row * 1.2;
      line([
        [x, y],
        [6.6, y],
        [7, to],
        [7.9, to],
      ]);
      rect(7.9, to - 0.2, 0.4, 0.4, { fill: 'hot' });
      text(8.55, to - 0.12, [1.5, 1], 0.34);
    }
  },
  // Order, delivery note and invoice, line by line; one line does not match.
  controlling: ({ rect, text, line }) => {
    for (let paper = 0; paper < 3; paper++) {
      const x = paper * 4;
      rect(x, 0, 2.5, 4, paper === 2 ? { weight: 'cut' } : {});
      text(x + 0.3, 0.45, [1]);
      for (let row = 0; row < 5; row++) {
        const y = 1.1 + row * 0.58;
        const off = row === 3 && paper === 2;
        if (off) rect(x + 0.2, y - 0.24, 2.1, 0.48, { fill: 'hot' });
        else {
          text(x + 0.3, y, [[0.9, 1.1, 0.7, 1, 0.8][row] ?? 0]);
          text(x + 1.7, y, [0.5]);
        }
      }
    }
    for (const x of [2.5, 6.5])
      for (let row = 0; row < 5; row++)
        line(
          [
            [x + 0.15, 1.1 + row * 0.58],
            [x + 1.35, 1.1 + row * 0.58],
          ],
          x > 3 && row === 3 ? { dash: 4 } : { weight: 'line' },
        );
  },
} satisfies Steps;
