import type { Steps } from './first-step.ts';

/** First cases of industries that talk to customers. */
export const selling = {
  // One message in six versions, each with the length and format that its readers need.
  marketing: ({ rect, text, line }) => {
    rect(0, 0.6, 2.2, 2.8, { weight: 'cut' });
    rect(0.35, 1, 1.5, 0.5, { fill: 'hot' });
    text(0.35, 1.95, [1.5, 1.2, 1.4], 0.42);
    const forms = [
      [4.2, 0, 1.7, 1.7],
      [6.3, 0, 2.9, 1.7],
      [9.6, 0, 0.9, 1.7],
      [4.2, 2.2, 2.9, 1.7],
      [7.5, 2.2, 0.9, 1.7],
      [8.8, 2.2, 1.7, 1.7],
    ] as const;
    line([
      [2.2, 2],
      [3.4, 2],
    ]);
    for (const y of [0.85, 3.05])
      line([
        [3.4, 2],
        [3.4, y],
        [4.2, y],
      ]);
    for (const [x, y, w, l] of forms) {
      rect(x, y, w, l);
      rect(x + 0.2, y + 0.2, Math.min(w - 0.4, 1.1), 0.3, { fill: 'hot' });
      text(x + 0.2, y + 0.8, [w - 0.4, (w - 0.4) * 0.7], 0.36);
    }
  },
  // Inquiry, price list and earlier quotations become a first draft.
  sales: ({ rect, text, line, arrow }) => {
    for (const card of [2, 1, 0])
      rect(3.4 + card * 0.3, 1.1 - card * 0.3, 1.9, 2.5, { hatch: card ? 'line' : undefined });
    text(3.65, 1.6, [1.3, 1, 1.3], 0.42);
    rect(3.65, 2.85, 1, 0.45, { hatch: 'dense' });
    rect(0, 0, 2.4, 1.5);
    text(0.3, 0.4, [1.7, 1.3, 1.6], 0.38);
    rect(0, 1.9, 2.4, 2.1);
    for (let row = 0; row < 4; row++) {
      text(0.3, 2.3 + row * 0.42, [0.9]);
      text(1.65, 2.3 + row * 0.42, [0.45]);
    }
    arrow(6.3, 2, 1);
    rect(7.8, 0, 2.7, 4, { weight: 'cut' });
    rect(8.1, 0.35, 2.1, 0.65, { fill: 'hot' });
    rect(8.1, 1.25, 2.1, 1.1, { fill: 'hot' });
    text(8.1, 2.75, [2.1, 1.6], 0.36);
    line([
      [8.1, 3.65],
      [9.3, 3.65],
    ]);
  },
  // An open manual: the answer is read out, with the page next to it.
  service: ({ rect, text, line }) => {
    rect(0, 0.3, 2.4, 3.5, { weight: 'cut' });
    rect(2.4, 0.3, 2.4, 3.5, { weight: 'cut' });
    text(0.35, 0.85, [1.6, 1.3, 1.6, 1.1, 1.6, 1.4], 0.48);
    text(2.75, 0.85, [1.6, 1.2], 0.48);
    rect(2.75, 1.65, 1.7, 0.9, { fill: 'hot' });
    text(2.75, 3, [1.6, 0.9], 0.42);
    line(
      [
        [4.45, 2.1],
        [6, 2.1],
      ],
      { dash: 4 },
    );
    rect(6, 0.5, 4.5, 2.5);
    line([
      [6.6, 3],
      [6.5, 3.7],
      [7.3, 3],
    ]);
    for (const [at, height] of [0.3, 0.7, 1.2, 0.8, 1.5, 1, 0.5, 0.9, 0.4].entries())
      line(
        [
          [6.5 + at * 0.32, 1.75 - height / 2],
          [6.5 + at * 0.32, 1.75 + height / 2],
        ],
        { weight: 'cut' },
      );
    rect(9.5, 1.4, 0.65, 0.7, { fill: 'hot' });
  },
} satisfies Steps;
