import type { Point3 } from '#scripts/drawings/machine/geometry.ts';
import { ring, tick } from '#scripts/drawings/machine/pencil.ts';
import { type Drawing, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from './plate.ts';

/** Sentences with their lengths in units: they fix where the ring around the last words is, whatever the font. */
const words = {
  de: {
    head: 'Protokoll 12',
    sentences: [
      { text: 'Sitzung am Montag, 9 Uhr.', length: 8.1 },
      { text: 'Anwesend: fünf Personen.', length: 7.9 },
    ],
    last: { text: 'Beschlossen mit vier zu', length: 7.3 },
    wrong: { text: 'drei.', length: 1.6 },
  },
  en: {
    head: 'Minutes 12',
    sentences: [
      { text: 'Meeting on Monday, 9 a.m.', length: 8.1 },
      { text: 'Five people attended.', length: 6.7 },
    ],
    last: { text: 'Carried by four votes to', length: 7.3 },
    wrong: { text: 'three.', length: 1.9 },
  },
};
const top = 0.08;

/**
 * A proof with corrections: two sentences are correct, the third is not. Not those of the page's exercise, whose
 * solution it would show.
 */
export function academy({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, origin: [520, 34], unit: 40 });
  const { head, sentences, last, wrong } = words[language];
  for (const under of [4, 3, 2, 1, 0])
    m.box([under * 0.07, -under * 0.09, -under * 0.13], [15.6, 8.6, top], { outline: under === 4 });
  m.letter(head, [1.5, 1.5, top], { size: 20, weight: 500 });
  line(2, 14.4);
  for (const [index, { text, length }] of sentences.entries()) sentence(text, 1.5, 3.5 + index * 1.5, length);
  sentence(last.text, 1.5, 6.5, last.length);
  const at = 1.5 + last.length + 0.8;
  sentence(wrong.text, at, 6.5, wrong.length);
  for (const [y, end] of [
    [7.5, 12],
    [7.95, 8],
  ] as const)
    line(y, end, 'hair');
  const middle = at + wrong.length / 2;
  m.pencil(
    ring([0, 0], [wrong.length / 2 + 0.5, 0.78], 4).map(([x, y]): Point3 => [middle + x, 6.2 + y, top]),
    5,
  );
  for (const y of [3.4, 4.9])
    m.pencil(
      tick([0.72, y], 1).map(([x, v]): Point3 => [x, v, top]),
      5,
    );
  pencilBody();
  return m.drawing();

  function sentence(text: string, x: number, y: number, length: number): void {
    m.letter(text, [x, y, top], { size: 35, length, weight: 620 });
    // In a thumbnail, a sentence is a bar.
    if (thumb)
      m.line([
        [x, y - 0.2, top],
        [x + length, y - 0.2, top],
      ]);
  }
  function line(y: number, end: number, weight: 'hair' | 'line' = 'line'): void {
    m.line(
      [
        [1.5, y, top],
        [end, y, top],
      ],
      { weight },
    );
  }
  /** The pencil where it was put down, pointing at the mistake. */
  function pencilBody(): void {
    const [x, y, z, long] = [13, 3.7, 0.35, 5.4];
    const red = { fill: 'pencil' } as const;
    m.face(
      [
        [x, y, z],
        [x + long, y, z],
        [x + long, y + 0.22, z],
        [x, y + 0.22, z],
      ],
      red,
    );
    m.face(
      [
        [x, y + 0.22, z],
        [x + long, y + 0.22, z],
        [x + long, y + 0.4, z - 0.16],
        [x, y + 0.4, z - 0.16],
      ],
      red,
    );
    m.face([
      [x, y, z],
      [x, y + 0.22, z],
      [x, y + 0.4, z - 0.16],
      [x - 0.9, y + 0.24, z - 0.14],
    ]);
  }
}
