import { penAt } from '#scripts/drawings/machine/flat.ts';
import { type Drawing, sheet } from '#scripts/drawings/machine/sheet.ts';

export const talkSize = { width: 463, height: 243 } as const;

/** A first conversation from above: two people, and on the table the six questions, one of them open. */
export function talk(): Drawing {
  const m = sheet({ view: 'plan', origin: [1.5, 1.5], unit: 20 });
  const { rect, disc, text } = penAt(m, 0, 0);
  for (const [x, look] of [
    [0, { fill: 'ink' }],
    [20.6, {}],
  ] as const) {
    rect(x, 3.4, 2.4, 5.2);
    disc(x + 1.2, 6, 1.05, look);
  }
  rect(3.2, 0, 16.6, 12, { weight: 'cut' });
  for (let card = 0; card < 6; card++) {
    const [x, y] = [4.6 + (card % 3) * 4.9, 1.2 + Math.floor(card / 3) * 5.2];
    rect(x, y, 4, 4.4, card === 0 ? {} : { hatch: 'line' });
    if (card > 0) continue;
    rect(x, y, 4, 0.9, { fill: 'hot' });
    text(x + 0.5, y + 1.7, [2.8, 2.4, 2.9, 1.6], 0.65);
  }
  return m.drawing();
}
