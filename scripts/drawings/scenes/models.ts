import { flat } from '#scripts/drawings/machine/flat.ts';
import { type Drawing, rectangle, sheet } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from '#scripts/drawings/plates/plate.ts';

const words = {
  de: {
    yours: 'Ihr Netz',
    cloud: 'Cloud',
    sources: 'Quellen',
    port: 'eine Schnittstelle',
    sent: 'Absätze',
    other: 'weitere',
    hardware: 'auf Ihrer Hardware',
  },
  en: {
    yours: 'Your network',
    cloud: 'Cloud',
    sources: 'Sources',
    port: 'one interface',
    sent: 'passages',
    other: 'others',
    hardware: 'on your hardware',
  },
};
const outside = ['OpenAI GPT', 'Claude Sonnet', 'Google Gemini'];
/** Left edge of what is connected to the interface outside the network, and the position and depth of the wall. */
const [beyond, wallAt, deep] = [20.6, 16.4, 10.6];

/**
 * From above: sources, one interface, and the models behind it; three are beyond the wall, where only paragraphs are
 * sent.
 */
export function models({ language, thumb }: PlateSettings): Drawing {
  const m = sheet({ thumb, view: 'plan', origin: [43, 14], unit: 39.3 });
  const { yours, cloud, sources, port, sent, other, hardware } = words[language];
  const cut = { hatch: 'dense', weight: 'cut' } as const;
  for (const [x, y, w, l] of [
    [0, 0, wallAt + 0.4, 0.4],
    [0, deep, wallAt + 0.4, 0.4],
    [0, 0.4, 0.4, deep - 0.4],
  ] as const)
    m.face(rectangle(x, y, w, l), cut);
  const rows = [1.7, 3.8, 5.9];
  // The wall has a gap for each outgoing line.
  for (const [from, to] of [
    [0.4, 1.35],
    [2.05, 3.45],
    [4.15, 5.55],
    [6.25, deep],
  ] as const)
    m.face(rectangle(wallAt, from, 0.4, to - from), cut);
  for (const [index, y] of [1.4, 3.3, 5.2].entries()) {
    for (const leaf of [0.24, 0.12, 0]) m.face(rectangle(1.3 + leaf, y + leaf, 2.6, 1.2));
    for (const row of [0.35, 0.65, 0.95].slice(0, 3 - (index % 2)))
      m.line(flat([1.6, y + row], [3.4, y + row]), { weight: 'hair' });
    m.line(flat([4.2, y + 0.7], [7.2, y + 0.7]));
  }
  m.letter(sources, [1.3, 7.7, 0], { size: 22, weight: 620 });
  m.face(rectangle(7.2, 0.9, 0.9, 8.8), { fill: 'hot' });
  m.letter(port, [8.4, 2.9, 0], { size: 20, weight: 560, colour: 'hotInk' });
  for (const [index, y] of rows.entries()) {
    m.line(flat([8.1, y], [beyond, y]), { dash: 5 });
    m.face(rectangle(11.4, y - 0.5, 1.5, 1));
    for (const row of [-0.2, 0.05, 0.3])
      m.line(flat([11.65, y + row], [row === 0.3 ? 12.2 : 12.65, y + row]), { weight: 'hair' });
    m.face(rectangle(beyond, y - 0.7, 7.2, 1.4));
    m.letter(outside[index] ?? '', [beyond + 0.5, y + 0.2, 0], { size: 25, weight: 640 });
  }
  m.letter(sent, [13.2, 1.45, 0], { size: 18, weight: 520 });
  m.face(rectangle(beyond - 0.5, 0.5, 8.2, 6.6), { fill: 'none', dash: 4 });
  m.letter(cloud, [beyond - 0.4, 7.7, 0], { size: 20, weight: 560 });
  m.line(flat([8.1, 8.4], [10.4, 8.4]));
  m.face(rectangle(10.4, 7.45, 5.2, 1.9), { weight: 'cut' });
  m.letter('DeepSeek', [10.8, 8.3, 0], { size: 25, weight: 640 });
  m.letter(hardware, [10.8, 8.9, 0], { size: 17, weight: 520 });
  m.line(flat([8.1, 7], [15.85, 7], [15.85, 8.5], [wallAt - 0.3, 8.5]));
  m.face(rectangle(wallAt - 0.3, 8, 4, 1), { dash: 4 });
  m.letter(other, [wallAt + 0.9, 8.65, 0], { size: 22, weight: 560 });
  m.letter(yours, [0.8, 10.25, 0], { size: 20, weight: 640 });
  return m.drawing();
}
