import type { Drawing } from '#scripts/drawings/machine/sheet.ts';
import type { PlateSettings } from '#scripts/drawings/plates/plate.ts';
import { bench } from './bench.ts';
import { bounds } from './bounds.ts';
import { cases } from './cases.ts';
import { dates } from './dates.ts';
import { gates } from './gates.ts';
import { issue } from './issue.ts';
import { kept } from './kept.ts';
import { loss } from './loss.ts';
import { models } from './models.ts';
import { probes } from './probes.ts';
import { question } from './question.ts';
import { signs } from './signs.ts';
import { spinOff } from './spin-off.ts';

/** Drawings, 1200 px wide, for pages other than the services' or for parts of them. */
export const scenes = {
  'spin-off': { draw: spinOff, height: 490 },
  gates: { draw: gates, height: 380 },
  question: { draw: question, height: 560 },
  cases: { draw: cases, height: 560 },
  probes: { draw: probes, height: 310 },
  loss: { draw: loss, height: 410 },
  bench: { draw: bench, height: 420 },
  signs: { draw: signs, height: 276 },
  models: { draw: models, height: 460 },
  bounds: { draw: bounds, height: 1156 },
  dates: { draw: dates, height: 310 },
  kept: { draw: kept, height: 230 },
  issue: { draw: issue, height: 480 },
} as const satisfies Record<string, { draw: (settings: PlateSettings) => Drawing; height: number }>;

export const sceneNames = Object.keys(scenes) as (keyof typeof scenes)[];
