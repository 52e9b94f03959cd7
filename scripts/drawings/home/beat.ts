import { type Drawing, sheet } from '#scripts/drawings/machine/sheet.ts';

/** Strategy, organisation and technology in step: three stairs side by side, on the same tread at the same time. */
export function beat(): Drawing {
  const m = sheet({ origin: [330, 150], unit: 36, thumb: 'picture' });
  for (let tread = 0; tread < 5; tread++)
    for (let stair = 0; stair < 3; stair++)
      m.box([tread * 2.4, stair * 2.6, 0], [2.4, 2.2, 0.5 + (4 - tread) * 0.85], { hot: tread === 2 });
  return m.drawing();
}
