import type { Language } from '#contract/site/languages.ts';
import type { Thumb } from '#scripts/drawings/machine/sheet.ts';

/** How a plate is drawn: with lettering in a language, or as a thumbnail without any. */
export type PlateSettings = { language: Language; thumb: Thumb };

/** Width and height of a plate in px; the stair is taller. */
export const plateSize = { width: 1200, height: 560 } as const;
export const tallHeight = 640;
